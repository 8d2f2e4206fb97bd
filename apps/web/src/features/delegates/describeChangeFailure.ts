import { classifyFailure, type FailureKind } from '@countersign/connect'
import { describeError } from '../../lib/describeError.ts'
import { delegatesText as words } from '../../lib/messages/delegates.ts'

/** Describes why the change failed, from the wallet's or the service's error. */
export function describeChangeFailure(error: unknown): string {
  return answers.get(classifyFailure(error)) ?? describeError(error).sentence
}

const answers: ReadonlyMap<FailureKind, string> = new Map([
  ['rejected', words.rejected],
  ['pending', words.pending],
  ['unsupported', words.unsupported],
])
