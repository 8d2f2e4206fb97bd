import type { LanguagePack } from '../LanguagePack.ts'

export const alarms: LanguagePack['alarms'] = {
  behindTitle: 'Usługa jest opóźniona względem blockchaina',
  aheadTitle: 'Usługa deklaruje bloki, które nie istnieją',
  freshnessText:
    'To, co mówi, może być stare albo nie pochodzić z żadnego blockchaina. Nie wpływa to na to, co jest czytane z blockchaina.',
  failedTitle: 'Ten Safe nie przechodzi wszystkich kontroli',
  failedText: 'Niczego dla niego nie podpisuj, dopóki nie wiesz dlaczego.',
  untrueTitle: 'Usługa mówi o tym Safe nieprawdę',
  untrueText:
    'To, co tu widać, pochodzi z blockchaina i z konfiguracji operatora. Nie polegaj na tej usłudze, dopóki nie wiesz dlaczego.',
  nonceTitle: 'Węzeł odpowiada starszym stanem, niż ta przeglądarka już widziała',
  nonceText: (seen, now) =>
    `Ten Safe był przy nonce ${seen}; węzeł mówi teraz ${now}. Jest opóźniony albo kłamie. Na jego słowo nie należy niczego podpisywać.`,
  nodesTitle: 'Dwa węzły nie zgadzają się co do tego Safe',
  nodesText: (host) => `${host}, pytany dla porównania, mówi co innego. Jeden z nich się myli.`,
  nodesPart: { block: 'Blok', nonce: 'Nonce', owners: 'Właściciele', threshold: 'Próg' },
  nodesLine: (what, first, second) => `${what}: ${first} i ${second}`,
  changedTitle: 'Ten Safe zmienił się od twojej ostatniej wizyty',
  changedText: 'Tak mówi blockchain. Upewnij się, że te zmiany były zamierzone.',
  noted: 'Wiem',
  added: { owner: 'Nowy właściciel', module: 'Nowy moduł' },
  removed: { owner: 'Już nie właściciel', module: 'Już nie moduł' },
  threshold: (before, now) => `Wymagane podpisy: ${now} zamiast ${before}`,
  replaced: {
    implementation: 'Implementacja',
    guard: 'Strażnik',
    moduleGuard: 'Strażnik modułów',
    fallbackHandler: 'Fallback handler',
  },
  none: 'brak',
  insteadOf: (now, before) => `${now} zamiast ${before}`,
  digest: 'Kod kolejki',
  digestHelp: 'Przeczytaj go innemu właścicielowi: kto widzi tę samą kolejkę, ma ten sam kod.',
  digestWaiting: 'gdy wszystko zostanie zweryfikowane',
  secondNodeText:
    'To, co pierwszy węzeł mówi o Safe, jest porównywane z drugim: blok, nonce, właściciele i próg. Jeśli się nie zgadzają, dowiesz się o tym. O nic innego nie jest pytany.',
  secondNodeLabel: (chain) => `Adres drugiego węzła dla sieci ${chain}`,
  secondNodeSave: 'Porównuj z nim',
}
