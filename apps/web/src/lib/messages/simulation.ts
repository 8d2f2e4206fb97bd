import type { NotSeen, SafeSetting } from '@countersign/protocol/simulate'
import { groupDigits } from '../groupDigits.ts'
import { translate } from './translate.ts'

const number = (value: bigint) => groupDigits(value)

const callTypes: Readonly<Record<string, string>> = {
  CALL: 'calls',
  DELEGATECALL: 'runs the code of',
  CREATE: 'creates',
  CREATE2: 'creates',
}

/** What trying a transaction on the node showed, and what it did not show. */
export const simulationText = {
  title: 'What would happen',
  trying: 'Trying it on the node',
  failed: 'It could not be tried',
  tried: (block: bigint) => `tried at block ${number(block)}`,
  evidence:
    'Your node executed it as if all signatures were there, with the real contracts, and forgot it again. Nothing was sent.',
  success: 'It goes through.',
  failure: 'It fails.',
  failureBecause: (reason: string) => `It fails: ${reason}.`,
  unknown: 'Nobody could try it.',
  unknownText: 'This node takes no trials. What the transaction would do is not known.',
  alone: (nonce: bigint) =>
    `SimulationOutcome by itself, as the chain is now. Nonce ${nonce} comes first: what waits before this one may change it.`,
  nothing: 'Nothing of the Safe changes but its nonce.',
  nothingSeen: 'No change was seen. What nobody looked at is listed below.',
  movements: 'What comes and goes',

  out: (amount: string) => `− ${amount}`,
  in: (amount: string) => `+ ${amount}`,
  units: (amount: string) => `${amount} smallest units of a token`,
  whichNotSeen: (amount: string) => `${amount}; which piece was not seen`,
  piece: (amount: string, symbol: string, id: bigint) => `${amount} ${symbol} number ${id}`,
  mayTake: (amount: string) => `may be taken from the Safe: ${amount}`,
  mayTakeAny: (symbol: string) => `may be taken from the Safe: any amount of ${symbol}`,
  mayTakeNothing: (symbol: string) => `may no longer be taken from the Safe: ${symbol}`,
  mayTakePiece: (symbol: string, id: bigint) => `may be taken from the Safe: ${symbol} number ${id}`,
  mayTakeAll: (symbol: string) => `may be taken from the Safe: every piece of ${symbol}`,
  mayNotTakeAll: (symbol: string) => `may no longer be taken from the Safe: pieces of ${symbol}`,
  by: 'by',

  settings: {
    owners: 'Owners',
    threshold: 'Signatures needed',
    modules: 'Modules',
    guard: 'Guard',
    moduleGuard: 'Guard of modules',
    fallbackHandler: 'Fallback handler',
    implementation: 'Code of the Safe',
  } satisfies Record<SafeSetting, string>,
  valueNotSeen: 'not seen',
  otherStorage: (count: number) =>
    `${count} ${count === 1 ? 'other word' : 'other words'} of the Safe’s storage ${count === 1 ? 'changes' : 'change'}.`,

  calls: (count: number) => `Calls made (${count})`,
  callTypes,
  callOther: 'calls',
  newContract: 'a new contract',
  callFails: 'fails',
  gas: (gas: bigint) => `About ${number(gas)} gas.`,

  notSeenTitle: 'Not seen:',
  notSeen: {
    all: 'anything',
    coin: 'what comes and goes of the chain’s coin',
    tokens: 'tokens that the transaction does not name and the Safe is not known to hold',
    pieces: 'which pieces of collections come and go',
    allowances: 'what others may take afterwards, where the transaction does not name it',
    settings: 'owners, modules, guard and the other settings of the Safe',
    storage: 'the rest of the Safe’s storage',
    calls: 'the calls that are made on the way',
    gas: 'the gas',
    refund: 'what the Safe pays for the gas: that depends on the price when it is executed',
  } satisfies Record<NotSeen, string>,
  notSeenWhy: 'This node does not tell. It may be anything.',
  ways: (methods: readonly string[]) => `Asked of the node: ${methods.join(', ')}.`,

  settingsUnexpected: (settings: readonly string[]) =>
    `SimulationOutcome on the node, it changes the Safe itself, which its calls do not say: ${settings.join(', ')}.`,
  outcomes: { success: 'went through', failure: 'failed', unknown: 'could not be tried' },
  outcomesNow: { success: 'goes through', failure: 'fails', unknown: 'cannot be tried' },
  changedOutcome: (block: string, before: string, now: string) =>
    `It would do something else than when you last looked: at block ${block} it ${before}, now it ${now}.`,
  changedEffects: (block: string) => `It would do something else than when you last looked, at block ${block}.`,
  changedAmounts: (block: string) => `The amounts are not those of block ${block}, when you last looked.`,
  before: (block: string) => `At block ${block} it was`,

  queueTitle: 'Try them in order',
  queueLead: (count: number) =>
    `Your node executes ${count === 1 ? 'the one' : `the ${count}`} that can be verified one upon the other, by nonce, and forgets it again. Nothing is sent.`,
  queueStart: 'Try all in order',
  queueAgain: 'Try again',
  queueFailed: 'They could not be tried',
  queueDone: (block: bigint) => `SimulationOutcome at block ${number(block)}, one upon the other.`,
  queueRivals: 'Several have this nonce: one with the most signatures was tried.',
  queueGap: 'Nothing known uses the nonces between: they were passed over.',
  queueSkipped: 'One that fails is left out for those after it.',
  queueCut: (count: number) => `The first ${count} were tried.`,
  badges: { success: 'Goes through', failure: 'Fails', unknown: 'Not tried' },
}

translate('simulation', simulationText)
