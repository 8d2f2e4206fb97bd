import { groupDigits } from '../groupDigits.ts'
import { translate } from './translate.ts'

export const assetsText = {
  title: 'Assets',
  lead: (block: bigint) =>
    `Amounts, symbols and decimals are read from the contracts themselves at block ${groupDigits(block)}. Which tokens to look at is suggested by the service.`,
  loading: 'Reading balances',
  columns: { asset: 'Asset', balance: 'Balance', contract: 'Contract', worth: 'Worth' },
  native: 'Native coin',
  imitates: 'Calls itself like another token, and is not it',
  unlisted: 'unverified token',
  twin: 'Another token here calls itself the same. Compare the contracts.',
  none: 'This Safe holds nothing',
  noneText: 'Send something to its address and it is listed here.',
  failed: 'The balances could not be read',
  serviceFailed: 'The service did not name this Safe’s tokens',
  serviceFailedText:
    'Only the chain’s own coin and the tokens that the operator configured are listed. There may be more.',
  differs: (claimed: string) => `The service says ${claimed}`,
  differsSymbol: (claimed: string) => `The service calls it ${claimed}`,
  differsDecimals: (claimed: string) => `The service counts ${claimed} decimals`,
  unreadable: (count: number) =>
    `${count} ${count === 1 ? 'contract' : 'contracts'} named by the service ${count === 1 ? 'does' : 'do'} not answer like a token and ${count === 1 ? 'is' : 'are'} left out.`,
  all: 'All assets',
  send: 'Send',
  sendWhat: (symbol: string) => `Send ${symbol}`,
  watch: 'Add to wallet',
  watchWhat: (symbol: string) => `Add to wallet: ${symbol}`,
  watchElsewhere: (chain: string) => `Your wallet is on another chain. Switch it to ${chain} first.`,
  watchAdded: (symbol: string) => `Your wallet lists ${symbol} now.`,
  watchRejected: 'You declined it in the wallet.',
  watchUnsupported: 'This wallet adds no tokens for pages. Copy the contract’s address and add it there.',
  watchFailed: (reason: string) => `The wallet did not add it. It said: ${reason}`,
  fiat: (amount: string) => `≈ ${amount}`,
  fiatClaimed: 'Only the service knows prices. Nothing here confirms this one, and nothing here relies on it.',
  currency: 'Worth in',
  collectibles: 'Collectibles',
  collectiblesFailed: 'The collectibles could not be read',
  collectiblesLoading: 'Reading collectibles',
  collectibleName: (symbol: string, id: string) => `${symbol} ${id}`,
  collectibleNotHeld: 'Not this Safe’s, by the chain’s word',
  collectibleNumber: 'Number',
  collectibleOwner: 'Owner',
  collectibleSilent: 'The contract does not say',
  moreCollectibles: 'Show more',
  noPicture: {
    elsewhere: 'Its picture is not shown: it is with a stranger, who would learn that you look.',
    off: 'Its picture is not shown: the operator of this app has not switched pictures on.',
    unsuitable: 'Its picture is not shown: it is a document and no plain picture.',
  },
  showDrawing: 'Show its drawing',
  showDrawingOf: (name: string) => `Show its drawing: ${name}`,
  multi: 'Tokens of the kind ERC-1155 are not listed: no service is asked for them.',
  sendMulti: 'Send some by contract and number',
}

translate('assets', assetsText)
