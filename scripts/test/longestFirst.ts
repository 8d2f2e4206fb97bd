import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest files, longest first: started last, they would run alone on an idle machine. */
const longest = [
  'e2e/transaction.e2e',
  'e2e/verification.long.e2e',
  'e2e/connectDialog.e2e',
  'db/queries/farPages.long.db',
  'api/plans.long.db',
  'indexer/hostileChain.long.db',
  'indexer/createIndexer.db',
  'api/hostileRequests.db',
  'src/startGateway.db',
  'verify/verifySafe.chain',
]

/** Followed by Vitest's own order, by size where it has no durations. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

function rank({ moduleId }: TestSpecification): number {
  const index = longest.findIndex((part) => moduleId.includes(`/${part}.test.`))
  return index === -1 ? longest.length : index
}
