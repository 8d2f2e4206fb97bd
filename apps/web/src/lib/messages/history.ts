import { relativeDay } from '../formatTime.ts'
import { groupDigits } from '../groupDigits.ts'
import { translate } from './translate.ts'

export const historyText = {
  refusedTitle: (count: number) =>
    count === 1
      ? 'One row of the service’s answer cannot be read'
      : `${count} rows of the service’s answer cannot be read`,
  refusedText: 'They are left out; the rest is as it was. What they stood for is not known here.',
  refusedRow: (name: string, place: string) => (place === '' ? name : `${name}: ${place}`),
  refusedNameless: 'a row without an identity',
  refusedMore: (count: number) => `and ${count} more`,

  confirmed: 'The chain confirms it.',
  isFalse: 'False: the chain does not know it',
  differs: 'Not as the service says',
  saysInstead: 'What is shown is what the chain has.',
  namesNone: 'The service names no transaction of the chain for it.',
  contentDiffers: 'The service tells something else of what it did.',
  toldAsSuccess: 'It failed. The service says that it succeeded.',
  toldAsFailure: 'It succeeded. The service says that it failed.',
  timeDiffers: (at: number) => `The service gives another time: ${relativeDay(at, Date.now())}.`,
  nonceDiffers: (nonce: string) => `The service gives another nonce: ${nonce}.`,

  repeatedTitle: (count: number) => `Repeated rows: ${count}`,
  repeatedText: 'The service lists the same transactions more than once. Each is shown once.',
  title: 'Held against the chain',
  looking: 'Looking up what is on screen',
  allConfirmed: (count: number) =>
    count === 1 ? 'The chain confirms the one row on screen.' : `The chain confirms all ${count} rows on screen.`,
  someConfirmed: (count: number, all: number) => `The chain confirms ${count} of ${all} rows on screen.`,
  rowsUnknown: (count: number) =>
    count === 1
      ? 'Of one the chain does not show enough; it stays claimed.'
      : `Of ${count} the chain does not show enough; they stay claimed.`,
  unreadable: 'The chain could not be asked. Rows stay claimed until it answers.',
  wrongRows: (count: number) => (count === 1 ? 'One row is not true' : `${count} rows are not true`),
  wrongRowsText: 'They are marked in the list. Do not rely on this service before you know why.',

  scanLabel: 'Looking for what is left out',
  scanning: (percent: number) => `Looking for what is left out: ${percent} % of the blocks`,
  scanDone: 'Everything that the node knows of this Safe was looked through.',
  scanPart: (block: bigint) => `Looked through back to block ${groupDigits(block)}.`,
  scanFailed: 'The node does not answer questions about old blocks. What is left out cannot be found.',
  stop: 'Stop',
  goOn: 'Go on',
  nothingOmitted: 'Nothing is left out.',
  ignored: (count: number) =>
    count === 1
      ? 'One transfer of a token on no list is left out, or of nothing at all.'
      : `${count} transfers of tokens on no list are left out, or of nothing at all.`,

  omittedTitle: (count: number) =>
    count === 1
      ? 'The service leaves out something that happened'
      : `The service leaves out ${count} things that happened`,
  omittedMultisig: 'An execution that owners signed',
  omittedModule: 'An execution by module',
  omittedTransfer: 'A transfer',
  omittedFailed: 'failed',
  omittedLook: 'Look at it',
  omittedMore: (count: number) => `and ${count} more`,
  inBlock: (block: bigint) => `in block ${groupDigits(block)}`,
  gapTitle: 'Executions are missing from this list',
  gapText: (nonces: string) =>
    `The Safe has used ${nonces}, and the service shows no execution for it. Every nonce is used by one.`,
  nonces: (list: readonly bigint[]) =>
    list.length === 1
      ? `nonce ${list[0]}`
      : `nonces ${list.slice(0, 10).join(', ')}${list.length > 10 ? ' and more' : ''}`,

  zeroValue: 'Nothing was transferred',
  imitates: 'Calls itself like another token',
  lookalike: 'Looks like an address you know, but is not',
  notStarted: 'The Safe did not start this',
}

translate('history', historyText)
