import { translate } from './translate.ts'

/** Words of spending limits: the list, setting one, spending within one. */
export const limitsText = {
  title: 'Spending limits',
  lead: 'Somebody may spend a set amount of the Safe’s money without asking its owners. Read from the official allowance module on the chain.',
  loading: 'Reading the spending limits',
  failed: 'The spending limits could not be read',
  none: 'This Safe has no spending limits',
  noneText: 'Set one below; its owners sign for that once.',
  unavailable: 'This chain has no official allowance module',
  unavailableText: 'Without it there are no spending limits here.',
  list: 'Limits',
  left: (left: string, whole: string) => `${left} left of ${whole}`,
  period: (minutes: number) => {
    if (minutes === 0) return 'once'
    if (minutes === 1_440) return 'each day'
    if (minutes === 10_080) return 'each week'
    return minutes % 1_440 === 0 ? `every ${minutes / 1_440} days` : `every ${minutes} minutes`
  },
  resets: 'whole again',
  never: 'never whole again by itself',
  you: 'yours',
  change: 'Change',
  changeWhich: (who: string, symbol: string) => `Change the limit of ${who} for ${symbol}`,
  remove: 'Remove',
  removeWhich: (who: string, symbol: string) => `Remove the limit of ${who} for ${symbol}`,

  formTitle: 'Set a limit',
  beneficiary: 'Beneficiary',
  beneficiaryHint: 'Who may spend. Need not be an owner of the Safe.',
  asset: 'Asset',
  amount: 'Amount',
  amountHint: 'What was spent already counts against a limit that is changed.',
  reset: 'Whole again',
  resetHint: 'The period begins when the limit is set on the chain.',
  resets0: 'Never: it can be spent once',
  plan: (enables: boolean, adds: boolean) => {
    const steps = [
      ...(enables ? ['the allowance module is enabled'] : []),
      ...(adds ? ['the beneficiary is named'] : []),
      'the limit is set',
    ]
    return `In one transaction: ${steps.join(', ')}.`
  },
  batchFailed: 'Several calls cannot be put together here',
  noLibraryText: 'This chain has no official MultiSendCallOnly.',
  errors: {
    beneficiaryIsSafe: 'This is the Safe itself.',
    beneficiaryIsZero: 'This is the zero address: nobody could spend.',
    asset: 'Choose what may be spent.',
    amountMissing: 'Enter an amount.',
    amountWrong: (decimals: number) => `This is not an amount with at most ${decimals} decimals.`,
    amountZero: 'The amount must be more than nothing.',
    amountTooLarge: 'The module cannot hold an amount this large.',
    tooMuch: (left: string) => `Only ${left} is left of your limit.`,
    limit: 'Choose which limit to spend from.',
    recipientIsZero: 'This is the zero address: what is sent there is lost.',
    recipientIsSafe: 'This is the Safe itself.',
  },

  spendTitle: 'Spend within your limit',
  spendLead: 'You send it yourself, with your own wallet: no owner signs, and you pay the fee.',
  limit: 'Limit',
  choose: 'Choose one',
  recipient: 'Recipient',
  recipientHint: 'A whole address on this chain.',
  spend: 'Send',
  spendConsequence: (amount: string) => `Send ${amount}: it happens now and cannot be undone`,
  confirming: 'Confirm in your wallet',
  mining: 'Sent. Waiting for the chain',
  done: 'Paid. The chain confirms it',
  spendFailed: 'It was not paid',
  rejected: 'Nothing was sent. Everything is as it was.',
  reverted: 'The chain took the transaction, and it failed inside. Nothing was paid.',
  recorded: (amount: string) => `Spent ${amount} within a limit`,
}

translate('limits', limitsText)
