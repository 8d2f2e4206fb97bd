import { classifyFailure, type FailureKind } from '@countersign/connect'
import { describeError } from '../../lib/describeError.ts'
import { delegatesText as words } from '../../lib/messages/delegates.ts'

/** Why nothing changed, in one sentence: the wallet's answer by the classes of the wallet dialog, or the service's own. */
export function describeChangeFailure(error: unknown): string {
  return answers.get(classifyFailure(error)) ?? describeError(error).sentence
}

const answers: ReadonlyMap<FailureKind, string> = new Map([
  ['rejected', words.rejected],
  ['pending', words.pending],
  ['unsupported', words.unsupported],
])
