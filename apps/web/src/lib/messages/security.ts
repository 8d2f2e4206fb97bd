import { groupDigits } from '../groupDigits.ts'
import { translate } from './translate.ts'

/** Words of the page that says what a Safe is, what decides over it, and how it could be safer. */
export const securityText = {
  title: 'The contract',
  lead: (block: bigint) =>
    `What decides over this Safe, read from the chain at block ${groupDigits(block)}, when it last changed and who did it.`,
  leadPlanned:
    'What will decide over this Safe. It is not on the chain yet: all of this follows from its address, worked out here from what is kept in this browser.',
  loading: 'Reading the Safe from the chain',
  unreadable: 'The Safe could not be read from the chain',
  notASafe: 'This is not a Safe',
  print: 'Print',
  save: 'Save as JSON',
  fileName: (chainId: number, safe: string) => `safe-${chainId}-${safe}.json`,

  facts: 'What it is',
  address: 'Address',
  parts: {
    owners: 'Owners',
    threshold: 'Threshold',
    nonce: 'Next nonce',
    version: 'Version',
    implementation: 'Implementation',
    modules: 'Modules',
    guard: 'Guard',
    moduleGuard: 'Module guard',
    fallbackHandler: 'Fallback handler',
    creation: 'Creation',
  },
  meaning: {
    owners: 'Who may sign for the Safe. Nobody else’s signature counts.',
    threshold: 'How many of the owners must sign before anything happens.',
    nonce: 'The number of the transaction that can be executed next. Each number is used once, in this order.',
    version: 'The release of the Safe contracts that it says it is.',
    implementation: 'The contract whose code the Safe runs. Whoever replaces it decides over everything.',
    modules: 'Contracts that may act for the Safe without any signature, as far as their own code allows.',
    guard: 'A contract that is asked before and after every transaction of the owners, and can refuse it.',
    moduleGuard: 'A contract that is asked before and after everything that modules do, and can refuse it.',
    fallbackHandler:
      'A contract that answers for the Safe what the Safe itself does not know: whether a signature is valid, whether it takes NFTs.',
    creation: 'How it came to be: which factory made it, from which code and with which first owners.',
  },
  thresholdValue: (threshold: number, owners: number) => `${threshold} of ${owners}`,
  none: 'none',
  unread: 'not readable',
  sinceVersion: (version: string) => `none: this version has no such part, ${version} and later do`,
  by: 'by',
  factory: 'through the factory',
  creationProven: 'The set-up that the service tells gives this very address. It was worked out here.',
  creationClaimed: 'The service says so. What it tells of the set-up is not enough to work the address out.',
  creationFailed: 'How it was made could not be fetched from the service.',
  creationFirst: (threshold: bigint, owners: number) => `${threshold} of ${owners} owners at first`,

  changed: 'Last change',
  changeLoading: 'Looking for its last change',
  changeFailed: 'Its last change could not be read from the chain.',
  neverChanged: 'Not changed since the Safe was made.',
  notFound: (block: bigint) =>
    `Not changed since block ${groupDigits(block)}. The node does not let us look further back at once.`,
  whenMade: 'when it was made',
  signed: 'signed by its owners',
  byModule: 'by the module',
  sentBy: 'sent by',
  openTransaction: 'who signed',

  tree: 'Who decides',
  treeLoading: 'Following the owners',
  treeFailed: 'Whether owners are Safes could not be read',
  needs: (threshold: bigint, owners: number) => `a Safe: ${threshold} of its ${owners} owners must sign`,
  again: 'stands further up already',
  alone: 'Could act alone',
  nobodyAlone: 'No single account can act alone.',
  modulesAlone: 'Could act without any owner',

  posture: 'How it could be safer',
  postureLead: 'Worst first. Each says how to mend it; every mending is a transaction that the owners sign.',
  inOrder: 'In order',
  stillReading: 'Still looking at the rest',
  mend: {
    owners: 'Change owners or threshold',
    modules: 'Change modules',
    guard: 'Set a guard',
    moduleGuard: 'Set a module guard',
    fallbackHandler: 'Change the fallback handler',
    implementation: 'Change the implementation',
  },
  tone: { stop: 'Mend this', caution: 'Take care', unknown: 'Not known', info: 'Could be better', ok: 'In order' },
  findings: {
    THRESHOLD_ONE: [
      'One signature is enough',
      'Whoever has any one of the owners’ keys can take everything. Raise the threshold.',
    ],
    SINGLE_OWNER: [
      'There is only one owner',
      'Whoever has this key can take everything, and without it the Safe is lost. Add owners, then raise the threshold.',
    ],
    NO_SPARE_KEY: [
      'Every owner must sign',
      'If one key is lost, the Safe is locked for good. Add an owner, or lower the threshold.',
    ],
    THRESHOLD_SOUND: ['More than one owner must sign, and one may be missing', ''],
    SOLO_SIGNER: [
      'One person is enough, although several must sign',
      'These accounts speak for several of the owners at once and reach the threshold alone. Replace one of those owners.',
    ],
    DEADLOCK: [
      'An owner can never sign',
      'These Safes cannot reach their threshold without their own signature. Replace them as owners.',
    ],
    OWNERS_IN_A_CIRCLE: [
      'Owners go round in a circle',
      'These Safes are, through others, owners of themselves. Replace them as owners.',
    ],
    NESTED_THRESHOLD_ONE: [
      'An owner is a Safe that one key speaks for',
      'Any one of their owners signs for these Safes. Raise the threshold there, or replace them here.',
    ],
    TREE_SOUND: ['Nobody speaks for several owners, and no owner is a dead end', ''],
    TREE_UNREAD: ['Whether owners are Safes could not be read', 'Look again when the node answers.'],
    OWNERS_IDLE: [
      'An owner was not seen for a year',
      'No executed transaction of the last year that we looked at has their signature. Ask them whether they still have the key; replace it if not.',
    ],
    OWNERS_UNSEEN: [
      'An owner has not signed yet',
      'None of the executed transactions that we looked at has their signature. Let them sign one, to know that the key works.',
    ],
    OWNERS_AWAKE: ['Every owner signed within the last year', ''],
    ACTIVITY_UNREAD: [
      'When owners last signed could not be read',
      'It needs the service, which names transactions, and the node. Look again when both answer.',
    ],
    OLD_VERSION: [
      'There is a newer release',
      'The operator of this chain recommends a newer one. Address, owners and balances stay when it is changed.',
    ],
    REPLAYABLE_VERSION: [
      'Signatures are not bound to this chain',
      'Before 1.3.0 a signature for this Safe also counts for a Safe of the same address on another chain. Change the implementation.',
    ],
    VERSION_CURRENT: ['The release is as new as recommended', ''],
    VERSION_UNREAD: [
      'It does not say which release it is',
      'What it says of itself is no version of the Safe contracts.',
    ],
    CODE_UNKNOWN: [
      'It runs code that is no official release',
      'Nobody here can say what it does. Move what it holds to a Safe with official code.',
    ],
    CODE_OFFICIAL: ['It runs official code', ''],
    CODE_UNREAD: ['Its code could not be compared with the official one', 'Look again when the node answers.'],
    HANDLER_UNKNOWN: [
      'The fallback handler is no official one',
      'It answers in the Safe’s name whether a signature is valid: a hostile one signs messages, orders and log-ins for it. Set the official one.',
    ],
    NO_HANDLER: [
      'There is no fallback handler',
      'Apps cannot ask the Safe whether a message is signed, and it cannot take NFTs by a safe transfer. Set the official one.',
    ],
    MODULE_UNKNOWN: [
      'A module that is not known here can act alone',
      'It can move everything and change the owners without any signature; only its own code limits it. Disable what you do not need.',
    ],
    MODULE_LIMITS: [
      'Spending limits are on',
      'Whoever has a limit spends within it without the owners. Look through the limits now and then.',
    ],
    MODULES_UNGUARDED: [
      'Nothing watches the modules',
      'A module guard is asked before everything that modules do and can refuse it.',
    ],
    MODULES_UNREAD: ['The list of modules could not be read to its end', 'There may be some that can act alone.'],
    NO_MODULES: ['No module can act for it', ''],
    NO_GUARD: [
      'Nothing but the owners’ attention stops a delegatecall',
      'A delegatecall runs other code in the Safe’s place and can replace everything: one signed in haste is how the largest thefts were done. A guard can refuse it whoever signed.',
    ],
    GUARD_ALLOWS: [
      'The guard lets a delegatecall to a stranger pass',
      'Asked on the node, it did not refuse code that nobody knows to run in the Safe’s place. Set one that does.',
    ],
    GUARD_REFUSES: ['The guard refuses a delegatecall to a stranger', ''],
    GUARD_UNCLEAR: [
      'What the guard does with delegatecalls is not clear',
      'Asked on the node, it refused a plain call to a stranger as well. Ask who made it.',
    ],
    GUARD_UNREAD: ['What the guard does could not be asked', 'Look again when the node answers.'],
    SETUP_CALLED_STRANGER: [
      'Foreign code ran in its place while it was made',
      'It may have left something behind. Compare what stands above with what you expect, and move to a new Safe if you do not know why.',
    ],
  },
} as const

translate('about', securityText)
