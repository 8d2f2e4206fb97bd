import { translate } from './translate.ts'

export const sendText = {
  title: 'Send',
  lead: 'You see and check the whole transaction before anything is signed. What you type here stays in this browser, also over a reload.',
  asset: 'Asset',
  otherToken: 'Another token, by its address',
  token: 'Address of the token',
  tokenHint: 'What it is called and how much of it there is, its own contract says.',
  tokenReading: 'Its contract is asked.',
  recipient: 'Recipient',
  recipientHint: 'A whole address on this chain. It is shown in groups of four before you sign.',
  amount: 'Amount',
  max: 'Max',
  available: (amount: string) => `${amount} in the Safe`,
  loading: 'Reading balances',
  balancesFailed: 'The balances could not be read',
  errors: {
    recipientMissing: 'Enter the address that gets it.',
    recipientIsSafe: 'This is the Safe itself.',
    recipientIsZero: 'This is the zero address: what is sent there is lost.',
    recipientIsToken: 'This is the token’s own contract: tokens sent there are usually lost.',
    amountMissing: 'Enter how much.',
    amountWrong: (decimals: number) => `This is not an amount with at most ${decimals} decimals.`,
    amountZero: 'The amount is zero.',
    amountTooMuch: (available: string) => `The Safe holds only ${available}.`,
    assetMissing: 'Choose what to send.',
    tokenMissing: 'No token answers at this address on this chain.',
  },
}

translate('send', sendText)
