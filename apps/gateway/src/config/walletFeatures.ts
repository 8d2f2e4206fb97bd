/**
 * Features of the official web wallet that this service supports on every chain: draft batches, notes, proposers,
 * deletion, faster transactions, the list of accounts. Without `COUNTERFACTUAL` its creation page never ends.
 */
export const walletFeatures = [
  'BATCHING',
  'COUNTERFACTUAL',
  'DELETE_TX',
  'MY_ACCOUNTS',
  'PROPOSERS',
  'SPEED_UP_TX',
  'TX_NOTES',
] as const
