export const assetsText = {
  title: 'Assets',
  lead: (block: bigint) =>
    `Amounts, symbols and decimals are read from the contracts themselves at block ${block.toLocaleString('en-GB')}. Which tokens to look at is suggested by the service.`,
  loading: 'Reading balances',
  columns: { asset: 'Asset', balance: 'Balance', contract: 'Contract' },
  native: 'Native coin',
  none: 'This Safe holds nothing',
  noneText: 'Send something to its address and it is listed here.',
  failed: 'The balances could not be read',
  serviceFailed: 'The service did not name this Safe’s tokens',
  serviceFailedText:
    'Only the chain’s own coin and the tokens that the operator configured are listed. There may be more.',
  differs: (claimed: string) => `The service says ${claimed}`,
  unreadable: (count: number) =>
    `${count} ${count === 1 ? 'contract' : 'contracts'} named by the service ${count === 1 ? 'does' : 'do'} not answer like a token and ${count === 1 ? 'is' : 'are'} left out.`,
  all: 'All assets',
  send: 'Send',
  sendWhat: (symbol: string) => `Send ${symbol}`,
  fiat: (amount: string) => `≈ $${amount}`,
}
