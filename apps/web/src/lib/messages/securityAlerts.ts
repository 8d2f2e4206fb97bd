import { translate } from './translate.ts'

export const securityAlertsText = {
  behindTitle: 'The service is behind the chain',
  aheadTitle: 'The service claims blocks that do not exist',
  freshnessText: 'What it tells may be old, or of no chain at all. What is read from the chain is not touched by it.',
  failedTitle: 'This Safe does not pass every check',
  failedText: 'Sign nothing for it before you know why.',
  untrueTitle: 'The service says what is not true of this Safe',
  untrueText:
    'What is shown here comes from the chain and from the operator’s configuration. Do not rely on this service before you know why.',
  nonceTitle: 'The node answers with an older state than this browser has seen',
  nonceText: (seen: bigint, now: bigint) =>
    `This Safe was at nonce ${seen}; the node now says ${now}. It is behind, or it lies. Nothing should be signed by its word.`,
  nodesTitle: 'Two nodes disagree about this Safe',
  nodesText: (host: string) => `${host}, which is asked for comparison, tells otherwise. One of them is wrong.`,
  nodesPart: { block: 'The block', nonce: 'Nonce', owners: 'Owners', threshold: 'Threshold' },
  nodesLine: (what: string, first: string, second: string) => `${what}: ${first} and ${second}`,
  changedTitle: 'This Safe has changed since you were last here',
  changedText: 'The chain says so. Make sure that these changes were meant.',
  noted: 'I know',
  added: { owner: 'New owner', module: 'New module' },
  removed: { owner: 'No owner any more', module: 'No module any more' },
  threshold: (before: number, now: number) => `Signatures required: ${now} instead of ${before}`,
  replaced: {
    implementation: 'Implementation',
    guard: 'Guard',
    moduleGuard: 'Guard of modules',
    fallbackHandler: 'Fallback handler',
  },
  none: 'none',
  insteadOf: (now: string, before: string) => `${now} instead of ${before}`,

  digest: 'Queue code',
  digestHelp: 'Read it to another owner: whoever is shown the same queue has the same code.',
  digestWaiting: 'once everything is verified',

  secondNodeText:
    'What the first node says of a Safe is compared with a second one: the block, the nonce, the owners and the threshold. Where they disagree you are told. Nothing else is asked of it.',
  secondNodeLabel: (chain: string) => `Address of a second node for ${chain}`,
  secondNodeSave: 'Compare with it',
}

translate('alarms', securityAlertsText)
