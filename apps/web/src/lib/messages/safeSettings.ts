import { translate } from './translate.ts'

/** Words of the settings of a Safe: modules, guards, fallback handler, implementation. */
export const safeSettingsText = {
  title: 'Settings of the Safe',
  lead: 'What decides over this Safe beside its owners. Every change is a transaction that the owners sign.',
  part: 'What to change',
  about: {
    modules: 'Contracts that may act for the Safe without any signature, as far as their own code allows.',
    guard: 'A contract that is asked before and after every transaction of the owners, and can refuse it.',
    moduleGuard: 'A contract that is asked before and after everything that modules do, and can refuse it.',
    fallbackHandler:
      'A contract that answers for the Safe what the Safe itself does not know: whether a signature is valid, whether it takes NFTs.',
    implementation:
      'The code that the Safe runs. It is replaced only by an official release, through the official migration contract.',
  },

  enabled: 'Enabled modules',
  noModules: 'No module is enabled.',
  modulesUnknown: 'The list of modules could not be read to its end. Modules can be enabled here, and none disabled.',
  disable: 'Disable',
  disableWho: (who: string) => `Disable ${who}`,
  keep: 'Keep',
  keepWho: (who: string) => `Keep ${who}`,
  goes: 'is disabled',
  newModule: (number: number) => `New module ${number}`,
  newModuleHint: 'The address of the module’s contract on this chain, from its makers.',
  add: 'Enable a module',
  drop: 'Take out',
  dropWhich: (number: number) => `Take out new module ${number}`,

  action: 'Change',
  set: { guard: 'Set a guard', moduleGuard: 'Set a module guard', fallbackHandler: 'Set a handler' },
  remove: 'Remove it',
  address: {
    guard: 'New guard',
    moduleGuard: 'New module guard',
    fallbackHandler: 'New fallback handler',
  },
  addressHint: 'The address of a contract on this chain, from its makers.',
  useOfficial: 'Use the official one',

  migration: 'New implementation',
  migrationHint: 'Only what this chain has, and whose code is the released one.',
  choose: 'Choose one',
  withHandler: (target: string, handler: string) => `${target}, with ${handler}`,
  keepsHandler: (target: string) => `${target}, the fallback handler stays`,
  migrationsLoading: 'Looking for the official migration contracts on this chain',
  migrationsFailed: 'The migration contracts could not be read',
  noMigration: 'There is no official way to another implementation here',
  noMigrationText:
    'Either this is the newest, or the chain lacks the official migration contract, or none is made for a Safe of this version that has been used.',
  unofficial:
    'This Safe does not run an official implementation. The official migration contracts are not made for it.',

  looking: 'Looking at the address on the chain.',
  refusedTitle: 'This is refused here',
  batchFailed: 'Several changes cannot be made one',
  noLibraryText: 'The official MultiSendCallOnly is not on this chain. Make the changes one by one.',

  waitingTitle: (places: string) => `Modules are changed by what waits already: ${places}`,
  waitingText:
    'To disable a module, a transaction names the one that stands before it in the Safe’s list. Once one of the changes is executed, the others may name the wrong one and fail. Execute or reject what waits first, or make this change again afterwards.',

  anyModule: (who: string) =>
    `${who} can then move everything and change the owners, without any signature. Only its own code limits it: enable what you know, and nothing else.`,
  accountModule: (who: string) =>
    `${who} is an account and no contract: whoever has its key can then move everything alone.`,
  limitsModule: (who: string) =>
    `${who} is where the official module of spending limits belongs: it pays what a limit allows. Enabled, it pays nothing until a limit is set.`,
  unknownModule: (who: string) =>
    `The chain did not say what is at ${who}. Whatever it is can then move everything without any signature.`,
  moduleEnds: (who: string) => `What ${who} did for the Safe ends. It can be enabled again later.`,
  limitsEnd: 'All spending limits end: nobody can spend within them until the module is enabled again.',
  guardsModules: 'The guard is not asked about what modules do.',

  noCodeLock: (who: string) =>
    `There is no contract at ${who}. Every transaction would be refused from then on, also the one that removes the guard: the Safe would be locked for good.`,
  noInterfaceLock: (who: string) =>
    `${who} does not say that it is a guard. Every transaction could be refused from then on, also the one that removes it: the Safe would be locked for good.`,
  noCodeRefused: (who: string) => `There is no contract at ${who}. The Safe refuses it as a guard.`,
  noInterfaceRefused: (who: string) => `${who} does not say that it is such a guard. The Safe refuses it.`,
  guardUnknown: (who: string) =>
    `The chain did not say what is at ${who}. A guard that cannot answer locks the Safe for good: try again when it can be read.`,
  guardPower: (who: string) =>
    `${who} can then refuse every transaction, its own removal included. If its code is wrong or hostile, the Safe is locked for good.`,
  moduleGuardPower: (who: string) =>
    `${who} can then refuse everything that modules do, spending limits included. Owners can remove it whatever it says.`,
  moduleGuardIdle: 'No module is enabled now: until one is, it has nothing to say.',
  guardReplaced: (who: string) => `What ${who} refused is possible again, as far as the new one allows it.`,
  guardRemoved: (who: string) => `What ${who} refused is possible again.`,

  handlerOfficial: (name: string) => `It has the code of the official ${name}.`,
  handlerStranger: (who: string) =>
    `${who} is no official handler. It answers in the name of the Safe whether a signature is valid: a hostile one signs messages, orders and log-ins for it.`,
  handlerEmpty: (who: string) =>
    `There is no contract at ${who}. The Safe could then neither take NFTs nor answer whether a signature is valid. Owners can change it again.`,
  handlerUnknown: (who: string) => `The chain did not say what is at ${who}.`,
  handlerRemoved:
    'Without a handler the Safe cannot receive NFTs by a safe transfer, and apps cannot ask it whether a message is signed: signing in with it and signed orders stop working. Owners can set one again.',

  migrationKeeps: 'Address, balances, owners, modules and guard stay as they are.',
  migrationQueue: 'What waits in the queue keeps its signatures.',
  migrationOneWay: 'There is no official way back to the present implementation.',
  migrationPower: (target: string) =>
    `The Safe runs the code of ${target} from then on. Its code on this chain is the released one.`,
  migrationHandlerLost: (who: string) =>
    `The present fallback handler (${who}) is not one of the official ones: what it answered ends.`,
  migrationEvents:
    'An L2 release notes every transaction on the chain, so that services find it without tracing; each one costs a little more.',
  migrationFirst: 'It works as the very first transaction of the Safe only, with nonce 0.',

  errors: {
    zero: 'This is the zero address.',
    sentinel: 'The Safe uses this address itself to mark the ends of its list of modules.',
    self: 'This is the Safe itself.',
    selfHandler: 'This is the Safe itself. Anybody could then call what only the Safe may call.',
    isModule: 'This module is enabled already.',
    twice: 'This is named twice.',
    same: 'This is set already.',
    migration: 'Choose which one.',
    nothing: 'Nothing would change yet.',
  },
}

translate('safeSettings', safeSettingsText)
