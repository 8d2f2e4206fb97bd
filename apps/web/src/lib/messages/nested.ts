import { translate } from './translate.ts'

export const nestedText = {
  approves: 'What it approves',
  executes: 'What it executes',
  approvedBy: 'Approved by',
  executedBy: 'Executed by',
  inSafe: 'In the Safe',
  hash: 'safeTxHash there',
  state: 'Signatures there',
  count: (valid: number, threshold: number) => `${valid} of ${threshold} required, verified`,
  after: (left: number) =>
    left <= 0
      ? 'It has all signatures that it needs.'
      : left === 1
        ? 'This approval is the last signature that it needs.'
        : `With this approval it needs ${left - 1} more.`,
  open: 'Look at it there',
  unknown: 'Nobody shows what this hash stands for.',
  inside: (title: string) => `In the other Safe: ${title}`,
  tooDeep: 'Approvals of approvals do not come to an end.',
  tooMany: (most: number) => `It speaks in other Safes more than ${most} times: the rest was not looked at.`,
  comesBack: (safe: string) => `What it approves leads back to ${safe}, which would speak for itself.`,

  title: 'Owners that are Safes',
  aside: 'as the chain has them',
  needs: (threshold: bigint, owners: number) => `${threshold} of its ${owners} owners must sign`,
  through: (names: readonly string[]) => `through ${names.join(', then ')}`,
  signAs: (name: string) => `Sign as ${name}`,
  stop: 'Not now',
  lead: (name: string) =>
    `${name} signs by a transaction of its own, which approves this one’s hash on the chain. Its owners review, sign and execute that like any other; then its signature counts here.`,
  publishing: 'Handing this transaction to the service, so that the other owners can see what they approve',
  publishFailed: 'The service did not take this transaction',
  publishFailedText:
    'Without it the other owners would approve a hash that nobody can explain to them. It is kept here.',
  waits: (valid: number, threshold: number, nonce: bigint) =>
    `Its approval waits with nonce ${nonce}: ${valid} of ${threshold} signed`,
  look: 'Open its approval',
  notYours: 'Your account is not among its owners, nor among theirs.',
  deadEnd: 'Dead end: it cannot reach its threshold without its own signature, so nobody can sign for it.',
  circle: (name: string) => `${name} is, through other Safes, an owner of itself.`,
  deadlock: (name: string) => `${name} cannot reach its threshold without its own signature.`,
  alone: (name: string) => `Any one of its owners speaks for ${name}.`,
  unread: 'Whether owners are Safes could not be read',
}

translate('nested', nestedText)
