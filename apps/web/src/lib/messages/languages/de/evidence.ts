import type { LanguagePack } from '../LanguagePack.ts'
import { zahl } from './grammar.ts'

const bei = (block: bigint | undefined) => (block === undefined ? '' : ` bei Block ${zahl(block)}`)

export const evidence: LanguagePack['evidence'] = {
  label: (word) => `Beleg: ${word}`,
  recomputed: {
    short: 'nachgerechnet',
    word: () => 'Hier nachgerechnet',
    sentence: () => 'Dieser Browser hat es aus der rohen Transaktion ermittelt. Niemandes Wort wurde dafür genommen.',
  },
  chain: {
    short: 'Chain',
    word: (block) => `Von der Chain gelesen${bei(block)}`,
    sentence: (block) =>
      `Dieser Browser hat den Knoten gefragt, den der Betreiber dieser App oder Sie gewählt haben${bei(block)}. Der Dienst wurde nicht gefragt.`,
  },
  bundled: {
    short: 'ausgeliefert',
    word: () => 'Mit dieser App ausgeliefert',
    sentence: () => 'Teil der App selbst, gleich für alle, die diese Version benutzen.',
  },
  yours: {
    short: 'Ihres',
    word: () => 'Ihres',
    sentence: () => 'Sie haben es hier eingegeben. Es liegt in diesem Browser und nirgends sonst.',
  },
  claimed: {
    short: 'ungeprüft',
    word: () => 'Vom Dienst behauptet',
    sentence: () => 'Nur der Dienst sagt das. Nichts hier bestätigt es, und nichts hier verlässt sich darauf.',
  },
}
