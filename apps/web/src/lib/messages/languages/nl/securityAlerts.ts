import type { LanguagePack } from '../LanguagePack.ts'

export const alarms: LanguagePack['alarms'] = {
  behindTitle: 'De dienst loopt achter op de chain',
  aheadTitle: 'De dienst beweert blokken die niet bestaan',
  freshnessText:
    'Wat hij vertelt kan oud zijn, of van geen enkele chain. Wat van de chain wordt gelezen, heeft daar geen last van.',
  failedTitle: 'Deze Safe slaagt niet voor elke controle',
  failedText: 'Onderteken er niets voor voordat je weet waarom.',
  untrueTitle: 'De dienst zegt over deze Safe iets dat niet waar is',
  untrueText:
    'Wat hier staat, komt van de chain en uit de configuratie van de beheerder. Vertrouw niet op deze dienst voordat je weet waarom.',
  nonceTitle: 'De node antwoordt met een oudere stand dan deze browser al heeft gezien',
  nonceText: (seen, now) =>
    `Deze Safe was bij nonce ${seen}; de node zegt nu ${now}. Hij loopt achter, of hij liegt. Op zijn woord moet niets worden ondertekend.`,
  nodesTitle: 'Twee nodes zijn het oneens over deze Safe',
  nodesText: (host) => `${host}, ter vergelijking gevraagd, zegt iets anders. Een van de twee heeft het mis.`,
  nodesPart: { block: 'Het blok', nonce: 'Nonce', owners: 'Eigenaren', threshold: 'Drempel' },
  nodesLine: (what, first, second) => `${what}: ${first} en ${second}`,
  changedTitle: 'Deze Safe is veranderd sinds je hier het laatst was',
  changedText: 'Dat zegt de chain. Ga na of deze wijzigingen bedoeld waren.',
  noted: 'Ik weet het',
  added: { owner: 'Nieuwe eigenaar', module: 'Nieuwe module' },
  removed: { owner: 'Geen eigenaar meer', module: 'Geen module meer' },
  threshold: (before, now) => `Benodigde handtekeningen: ${now} in plaats van ${before}`,
  replaced: {
    implementation: 'Implementatie',
    guard: 'Bewaker (guard)',
    moduleGuard: 'Bewaker van modules',
    fallbackHandler: 'Fallback-handler',
  },
  none: 'geen',
  insteadOf: (now, before) => `${now} in plaats van ${before}`,
  digest: 'Code van de wachtrij',
  digestHelp: 'Lees hem voor aan een andere eigenaar: wie dezelfde wachtrij ziet, heeft dezelfde code.',
  digestWaiting: 'zodra alles geverifieerd is',
  secondNodeText:
    'Wat de eerste node over een Safe zegt, wordt met een tweede vergeleken: het blok, de nonce, de eigenaren en de drempel. Zijn ze het oneens, dan hoor je het. Verder wordt hem niets gevraagd.',
  secondNodeLabel: (chain) => `Adres van een tweede node voor ${chain}`,
  secondNodeSave: 'Hiermee vergelijken',
}
