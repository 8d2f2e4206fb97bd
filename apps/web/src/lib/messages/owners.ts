import { translate } from './translate.ts'

export const ownersText = {
  title: 'Manage owners',
  lead: 'Add, remove and replace owners, and say how many of them must sign: all of it in one transaction, which happens as a whole or not at all.',
  owners: 'Owners',
  remove: 'Remove',
  removeWho: (who: string) => `Remove ${who}`,
  replace: 'Replace',
  replaceWho: (who: string) => `Replace ${who}`,
  keep: 'Keep',
  keepWho: (who: string) => `Keep ${who}`,
  goes: 'goes',
  replacedBadge: 'is replaced',
  replacement: (who: string) => `In place of ${who}`,
  newOwner: (number: number) => `New owner ${number}`,
  newOwnerHint: 'The address of an account that its holder has signed with before. It is shown in groups of four.',
  add: 'Add an owner',
  drop: 'Take out',
  dropWhich: (number: number) => `Take out new owner ${number}`,
  threshold: 'Signatures required',
  thresholdHint: (count: number) => `of ${count} ${count === 1 ? 'owner' : 'owners'}`,
  looking: 'Looking at the new owners on the chain.',
  refusedTitle: 'This would lock the Safe',
  batchFailed: 'Several changes cannot be made one',
  noLibraryText: 'The official MultiSendCallOnly is not on this chain. Make the changes one by one.',
  deadlock:
    'The Safe could never reach its threshold again: too many of its owners are Safes that need its own signature first. Nobody could undo that.',
  circle: 'Through other Safes, the Safe would be an owner of itself. That signature can never be given.',
  stuckOwner: (who: string) => `${who} is a Safe that cannot reach its own threshold: it can never sign.`,
  contractOwner: (who: string) =>
    `${who} is a contract, and no Safe. It can sign only if its code knows how (EIP-1271); if not, it is an owner that never signs.`,
  foreignSafe: (who: string) =>
    `${who} is a Safe, and none of the owners here is among its owners. Only its own owners can sign for it.`,
  safeOwner: (who: string, threshold: bigint, owners: number) =>
    `${who} is a Safe: it signs once ${threshold} of its ${owners} owners approve there.`,
  unknownOwner: (who: string) =>
    `The chain did not say what ${who} is. If it is a contract, it may never be able to sign.`,
  youGo: 'You are no owner afterwards: you cannot sign anything for this Safe any more.',
  anyone: 'Any one owner alone can then move everything.',
  oneOwner: 'A single key then decides everything. If it is lost, everything is lost.',
  allNeeded: (count: number) => `All ${count} owners must then sign. If one key is lost, the Safe is locked for good.`,
  lowered: (before: number, after: number) =>
    `${after} instead of ${before} signatures are then enough to move everything.`,
  raised: 'What waits with enough signatures today may need more afterwards.',
  signaturesLost:
    'Signatures of owners who go no longer count, also on transactions that wait. What they signed and was executed stays.',
  errors: {
    zero: 'This is the zero address: nobody has its key.',
    sentinel: 'The Safe uses this address itself to mark the ends of its list of owners.',
    self: 'This is the Safe itself: it cannot sign for itself.',
    isOwner: 'This is an owner already.',
    twice: 'This is named twice.',
    nobody: 'A Safe needs at least one owner: without one, nobody could ever sign for it again.',
    tooHigh: (threshold: number, count: number) =>
      `${threshold} signatures of ${count} ${count === 1 ? 'owner' : 'owners'} can never be given: the Safe would be locked. Choose fewer.`,
    nothing: 'Nothing would change. Add, remove or replace an owner, or choose another number of signatures.',
  },
  waitingTitle: (nonces: string) => `Owners are changed by what waits already: ${nonces}`,
  waitingText:
    'A change names the owner that stands before another one in the Safe’s list. Once one of them is executed, the others may name the wrong one and fail. Execute or reject what waits first, or make this change again afterwards.',
}

translate('owners', ownersText)
