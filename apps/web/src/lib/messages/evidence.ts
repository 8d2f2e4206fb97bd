import { groupDigits } from '../groupDigits.ts'
import { translate } from './translate.ts'

const at = (block: bigint | undefined) => (block === undefined ? '' : ` at block ${groupDigits(block)}`)

/** The five marks and what each of them promises. */
export const evidenceText = {
  label: (word: string) => `Evidence: ${word}`,
  recomputed: {
    short: 'recomputed',
    word: () => 'Recomputed here',
    sentence: () => 'This browser worked it out from the raw transaction. No one else’s word was taken for it.',
  },
  chain: {
    short: 'chain',
    word: (block?: bigint) => `Read from the chain${at(block)}`,
    sentence: (block?: bigint) =>
      `This browser asked the node that the operator of this app, or you, chose${at(block)}. The service was not asked.`,
  },
  bundled: {
    short: 'bundled',
    word: () => 'Bundled with this app',
    sentence: () => 'Part of the app itself, the same for everyone who runs this version.',
  },
  yours: {
    short: 'yours',
    word: () => 'Yours',
    sentence: () => 'You entered it here. It is kept in this browser and nowhere else.',
  },
  claimed: {
    short: 'unverified',
    word: () => 'Claimed by the service',
    sentence: () => 'Only the service says so. Nothing here confirms it, and nothing here relies on it.',
  },
}

translate('evidence', evidenceText)
