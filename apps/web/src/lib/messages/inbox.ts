import { translate } from './translate.ts'

/** Apart from the list of Safes, which is part of the first page. */
export const inboxText = {
  lead: 'Transactions and messages in your Safes, and in Safes that they own, that wait for your signature, and what can be executed.',
  none: 'The service shows nothing that needs you',
  noneText:
    'That is its word alone. When a transaction or a message waits for your signature, or one can be executed, it is listed here.',
  unsupported: 'No owner has signed it',
  message: 'Message',
  as: (name: string) => `as ${name}`,
  connect: 'Connect a wallet to see what waits for you',
  sign: 'Sign',
  execute: 'Execute',
  failed: 'Not everything could be looked through',
  failedText: 'The service did not answer for all of your Safes. Something may wait for you that is not listed here.',
}

translate('needs', inboxText)
