import type { LanguagePack } from '../LanguagePack.ts'

export const owners: LanguagePack['owners'] = {
  title: 'Eigenaren beheren',
  lead: 'Voeg eigenaren toe, verwijder en vervang ze, en bepaal hoeveel van hen moeten ondertekenen: alles in één transactie, die in haar geheel gebeurt of helemaal niet.',
  owners: 'Eigenaren',
  remove: 'Verwijderen',
  removeWho: (who) => `${who} verwijderen`,
  replace: 'Vervangen',
  replaceWho: (who) => `${who} vervangen`,
  keep: 'Houden',
  keepWho: (who) => `${who} houden`,
  goes: 'gaat weg',
  replacedBadge: 'wordt vervangen',
  replacement: (who) => `In plaats van ${who}`,
  newOwner: (number) => `Nieuwe eigenaar ${number}`,
  newOwnerHint:
    'Het adres van een rekening waarmee de houder al eens heeft ondertekend. Het wordt in groepen van vier getoond.',
  add: 'Eigenaar toevoegen',
  drop: 'Eruit halen',
  dropWhich: (number) => `Nieuwe eigenaar ${number} eruit halen`,
  threshold: 'Benodigde handtekeningen',
  thresholdHint: (count) => `van ${count} ${count === 1 ? 'eigenaar' : 'eigenaren'}`,
  looking: 'De nieuwe eigenaren worden op de chain bekeken.',
  refusedTitle: 'Dit zou de Safe op slot zetten',
  batchFailed: 'Meerdere wijzigingen kunnen niet één worden',
  noLibraryText: 'De officiële MultiSendCallOnly staat niet op deze chain. Doe de wijzigingen een voor een.',
  deadlock:
    'De Safe zou zijn drempel nooit meer kunnen halen: te veel eigenaren zijn Safes die eerst zijn eigen handtekening nodig hebben. Niemand zou dat ongedaan kunnen maken.',
  circle: 'Via andere Safes zou de Safe eigenaar van zichzelf zijn. Die handtekening kan nooit worden gegeven.',
  stuckOwner: (who) => `${who} is een Safe die zijn eigen drempel niet kan halen: hij kan nooit ondertekenen.`,
  contractOwner: (who) =>
    `${who} is een contract, en geen Safe. Het kan alleen ondertekenen als zijn code dat kan (EIP-1271); zo niet, dan is het een eigenaar die nooit ondertekent.`,
  foreignSafe: (who) =>
    `${who} is een Safe, en geen van de eigenaren hier is er eigenaar van. Alleen zijn eigen eigenaren kunnen ervoor ondertekenen.`,
  safeOwner: (who, threshold, owners) =>
    `${who} is een Safe: hij ondertekent zodra ${threshold} van zijn ${owners} eigenaren daar goedkeuren.`,
  unknownOwner: (who) =>
    `De chain zei niet wat ${who} is. Is het een contract, dan kan het misschien nooit ondertekenen.`,
  youGo: 'Je bent daarna geen eigenaar: je kunt niets meer voor deze Safe ondertekenen.',
  anyone: 'Elke eigenaar alleen kan dan alles verplaatsen.',
  oneOwner: 'Eén sleutel beslist dan over alles. Raakt hij zoek, dan is alles verloren.',
  allNeeded: (count) =>
    `Alle ${count} eigenaren moeten dan ondertekenen. Raakt één sleutel zoek, dan zit de Safe voorgoed op slot.`,
  lowered: (before, after) =>
    `${after} in plaats van ${before} handtekeningen zijn dan genoeg om alles te verplaatsen.`,
  raised: 'Wat vandaag met genoeg handtekeningen wacht, heeft er daarna misschien meer nodig.',
  signaturesLost:
    'Handtekeningen van eigenaren die weggaan tellen niet meer, ook niet bij transacties die wachten. Wat ze hebben ondertekend en is uitgevoerd, blijft.',
  errors: {
    zero: 'Dit is het nuladres: niemand heeft de sleutel ervan.',
    sentinel: 'De Safe gebruikt dit adres zelf om de uiteinden van zijn lijst met eigenaren te markeren.',
    self: 'Dit is de Safe zelf: hij kan niet voor zichzelf ondertekenen.',
    isOwner: 'Dit is al een eigenaar.',
    twice: 'Dit is twee keer genoemd.',
    nobody: 'Een Safe heeft minstens één eigenaar nodig: zonder zou niemand er ooit nog voor kunnen ondertekenen.',
    tooHigh: (threshold, count) =>
      `${threshold} handtekeningen van ${count} ${count === 1 ? 'eigenaar' : 'eigenaren'} kunnen nooit worden gegeven: de Safe zou op slot zitten. Kies er minder.`,
    nothing:
      'Er zou niets veranderen. Voeg een eigenaar toe, verwijder of vervang er een, of kies een ander aantal handtekeningen.',
  },
  waitingTitle: (nonces) => `Wat al wacht, wijzigt eigenaren: ${nonces}`,
  waitingText:
    'Een wijziging noemt de eigenaar die in de lijst van de Safe vóór een andere staat. Is er een uitgevoerd, dan noemen de andere misschien de verkeerde en mislukken ze. Voer eerst uit wat wacht of wijs het af, of doe deze wijziging daarna opnieuw.',
}
