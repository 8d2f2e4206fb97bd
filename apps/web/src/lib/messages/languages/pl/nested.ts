import type { LanguagePack } from '../LanguagePack.ts'

export const nested: LanguagePack['nested'] = {
  approves: 'Co zatwierdza',
  executes: 'Co wykonuje',
  approvedBy: 'Zatwierdzone przez',
  executedBy: 'Wykonane przez',
  inSafe: 'W Safe',
  hash: 'safeTxHash tam',
  state: 'Podpisy tam',
  count: (valid, threshold) => `${valid} z ${threshold} wymaganych, zweryfikowane`,
  after: (left) =>
    left <= 0
      ? 'Ma wszystkie potrzebne podpisy.'
      : left === 1
        ? 'To zatwierdzenie jest ostatnim potrzebnym podpisem.'
        : `Z tym zatwierdzeniem potrzeba jeszcze ${left - 1}.`,
  open: 'Obejrzyj tam',
  unknown: 'Nikt nie pokazuje, co oznacza ten hash.',
  inside: (title) => `W drugim Safe: ${title}`,
  tooDeep: 'Zatwierdzenia zatwierdzeń nie mają końca.',
  tooMany: (most) => `Odzywa się w innych kontach Safe więcej razy niż ${most}: reszty nie sprawdzono.`,
  comesBack: (safe) => `To, co zatwierdza, prowadzi z powrotem do ${safe}, który mówiłby sam za siebie.`,
  title: 'Właściciele, którzy są kontami Safe',
  aside: 'tak, jak są w blockchainie',
  needs: (threshold, owners) => `musi podpisać ${threshold} z ${owners} jego właścicieli`,
  through: (names) => `przez ${names.join(', potem ')}`,
  signAs: (name) => `Podpisz jako ${name}`,
  stop: 'Nie teraz',
  lead: (name) =>
    `${name} podpisuje własną transakcją, która zatwierdza hash tej w blockchainie. Jego właściciele przeglądają, podpisują i wykonują ją jak każdą inną; wtedy jego podpis liczy się tutaj.`,
  publishing: 'Przekazywanie tej transakcji usłudze, aby inni właściciele widzieli, co zatwierdzają',
  publishFailed: 'Usługa nie przyjęła tej transakcji',
  publishFailedText:
    'Bez niej inni właściciele zatwierdzaliby hash, którego nikt nie potrafi im wyjaśnić. Jest zachowana tutaj.',
  waits: (valid, threshold, nonce) => `Jego zatwierdzenie czeka z nonce ${nonce}: podpisano ${valid} z ${threshold}`,
  look: 'Otwórz jego zatwierdzenie',
  notYours: 'Twojego konta nie ma ani wśród jego właścicieli, ani wśród ich właścicieli.',
  deadEnd: 'Ślepa uliczka: nie może osiągnąć progu bez własnego podpisu, więc nikt nie może za niego podpisać.',
  circle: (name) => `${name} jest, przez inne konta Safe, właścicielem samego siebie.`,
  deadlock: (name) => `${name} nie może osiągnąć progu bez własnego podpisu.`,
  alone: (name) => `Za ${name} mówi dowolny z jego właścicieli.`,
  unread: 'Nie udało się odczytać, czy właściciele są kontami Safe',
}
