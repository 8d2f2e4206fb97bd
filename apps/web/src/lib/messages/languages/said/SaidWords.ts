import type { SentenceId } from '@countersign/protocol/decode'

/** What the packages say, in one language. `said.test.ts` holds `forms` against what they can say. */
export type SaidWords = { forms: Readonly<Record<string, string>>; sentences: Readonly<Record<SentenceId, string>> }
