import { translate } from './translate.ts'

/** Words about a Safe's place among the reader's own, and whether the service knows it. */
export const watchlistText = {
  label: 'Among your Safes',
  watch: 'Watch this Safe',
  unwatch: 'Stop watching',
  pin: 'Pin: I compared the whole address',
  unpin: 'Unpin',
  unknownTitle: 'The service does not know this Safe',
  unknownText:
    'It was made before the service began to read, or in another way than usual. Its state comes from the chain and it can be signed for; its history is not listed.',
  announce: 'Tell the service',
  announcing: 'The service asks the chain',
  announced: 'The service reads it now, from its creation on',
  announcedText: 'Its history is listed in a moment. The page looks again by itself.',
  failed: 'The service did not take it',
  transaction: 'Transaction that created it',
  transactionHint: 'Only where the service could not find it by itself.',
  transactionError: 'This is not the hash of a transaction.',
}

translate('standing', watchlistText)
