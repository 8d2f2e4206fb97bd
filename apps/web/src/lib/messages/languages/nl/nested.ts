import type { LanguagePack } from '../LanguagePack.ts'

export const nested: LanguagePack['nested'] = {
  approves: 'Wat het goedkeurt',
  executes: 'Wat het uitvoert',
  approvedBy: 'Goedgekeurd door',
  executedBy: 'Uitgevoerd door',
  inSafe: 'In de Safe',
  hash: 'safeTxHash daar',
  state: 'Handtekeningen daar',
  count: (valid, threshold) => `${valid} van ${threshold} benodigde, geverifieerd`,
  after: (left) =>
    left <= 0
      ? 'Ze heeft alle handtekeningen die ze nodig heeft.'
      : left === 1
        ? 'Deze goedkeuring is de laatste handtekening die ze nodig heeft.'
        : `Met deze goedkeuring heeft ze er nog ${left - 1} nodig.`,
  open: 'Daar bekijken',
  unknown: 'Niemand toont waar deze hash voor staat.',
  inside: (title) => `In de andere Safe: ${title}`,
  tooDeep: 'Goedkeuringen van goedkeuringen houden niet op.',
  tooMany: (most) => `Het spreekt meer dan ${most} keer in andere Safes: de rest is niet bekeken.`,
  comesBack: (safe) => `Wat het goedkeurt, leidt terug naar ${safe}, die voor zichzelf zou spreken.`,
  title: 'Eigenaren die Safes zijn',
  aside: 'zoals de chain ze heeft',
  needs: (threshold, owners) => `${threshold} van zijn ${owners} eigenaren moeten ondertekenen`,
  through: (names) => `via ${names.join(', dan ')}`,
  signAs: (name) => `Ondertekenen als ${name}`,
  stop: 'Nu niet',
  lead: (name) =>
    `${name} ondertekent met een eigen transactie, die de hash van deze op de chain goedkeurt. Zijn eigenaren kijken die na, ondertekenen haar en voeren haar uit zoals elke andere; dan telt zijn handtekening hier.`,
  publishing:
    'Deze transactie wordt aan de dienst overhandigd, zodat de andere eigenaren kunnen zien wat ze goedkeuren',
  publishFailed: 'De dienst nam deze transactie niet aan',
  publishFailedText:
    'Zonder haar zouden de andere eigenaren een hash goedkeuren die niemand hun kan uitleggen. Ze is hier bewaard.',
  waits: (valid, threshold, nonce) =>
    `Zijn goedkeuring wacht met nonce ${nonce}: ${valid} van ${threshold} ondertekend`,
  look: 'Zijn goedkeuring openen',
  notYours: 'Je rekening hoort niet bij zijn eigenaren, en ook niet bij die van hen.',
  deadEnd:
    'Loopt dood: hij kan zijn drempel niet halen zonder zijn eigen handtekening, dus niemand kan ervoor ondertekenen.',
  circle: (name) => `${name} is, via andere Safes, eigenaar van zichzelf.`,
  deadlock: (name) => `${name} kan zijn drempel niet halen zonder zijn eigen handtekening.`,
  alone: (name) => `Elke eigenaar alleen spreekt voor ${name}.`,
  unread: 'Of eigenaren Safes zijn, kon niet worden gelezen',
}
