import type { LanguagePack } from '../LanguagePack.ts'

export const owners: LanguagePack['owners'] = {
  title: 'Zarządzaj właścicielami',
  lead: 'Dodawaj, usuwaj i zastępuj właścicieli oraz określ, ilu z nich musi podpisać: wszystko w jednej transakcji, która dzieje się w całości albo wcale.',
  owners: 'Właściciele',
  remove: 'Usuń',
  removeWho: (who) => `Usuń ${who}`,
  replace: 'Zastąp',
  replaceWho: (who) => `Zastąp ${who}`,
  keep: 'Zachowaj',
  keepWho: (who) => `Zachowaj ${who}`,
  goes: 'odchodzi',
  replacedBadge: 'zostaje zastąpiony',
  replacement: (who) => `W miejsce ${who}`,
  newOwner: (number) => `Nowy właściciel ${number}`,
  newOwnerHint: 'Adres konta, którym jego posiadacz już coś podpisał. Jest pokazywany w grupach po cztery znaki.',
  add: 'Dodaj właściciela',
  drop: 'Wycofaj',
  dropWhich: (number) => `Wycofaj nowego właściciela ${number}`,
  threshold: 'Wymagane podpisy',
  thresholdHint: (count) => `z ${count} ${count === 1 ? 'właściciela' : 'właścicieli'}`,
  looking: 'Sprawdzanie nowych właścicieli w blockchainie.',
  refusedTitle: 'To zablokowałoby Safe',
  batchFailed: 'Kilku zmian nie można połączyć w jedną',
  noLibraryText: 'W tej sieci nie ma oficjalnego MultiSendCallOnly. Zrób zmiany po kolei.',
  deadlock:
    'Safe nigdy więcej nie mógłby osiągnąć progu: zbyt wielu jego właścicieli to konta Safe, które najpierw potrzebują jego podpisu. Nikt nie mógłby tego cofnąć.',
  circle: 'Przez inne konta Safe ten Safe byłby właścicielem samego siebie. Takiego podpisu nigdy nie da się złożyć.',
  stuckOwner: (who) => `${who} to Safe, który nie może osiągnąć własnego progu: nigdy nie może podpisać.`,
  contractOwner: (who) =>
    `${who} jest kontraktem, a nie Safe. Może podpisywać tylko, jeśli jego kod to potrafi (EIP-1271); jeśli nie, jest właścicielem, który nigdy nie podpisze.`,
  foreignSafe: (who) =>
    `${who} to Safe, a żaden z tutejszych właścicieli nie jest jego właścicielem. Podpisać za niego mogą tylko jego właściciele.`,
  safeOwner: (who, threshold, owners) =>
    `${who} to Safe: podpisuje, gdy zatwierdzi to tam ${threshold} z ${owners} jego właścicieli.`,
  unknownOwner: (who) => `Blockchain nie powiedział, czym jest ${who}. Jeśli to kontrakt, może nigdy nie móc podpisać.`,
  youGo: 'Potem nie jesteś już właścicielem: nie możesz niczego podpisać za ten Safe.',
  anyone: 'Każdy właściciel może potem sam przenieść wszystko.',
  oneOwner: 'O wszystkim decyduje potem jeden klucz. Jeśli przepadnie, przepada wszystko.',
  allNeeded: (count) =>
    `Muszą potem podpisać wszyscy właściciele (${count}). Jeśli jeden klucz przepadnie, Safe jest zablokowany na zawsze.`,
  lowered: (before, after) => `Aby przenieść wszystko, wystarczy potem mniej podpisów: ${after} zamiast ${before}.`,
  raised: 'To, co czeka dziś z wystarczającą liczbą podpisów, może potem potrzebować więcej.',
  signaturesLost:
    'Podpisy odchodzących właścicieli przestają się liczyć, także na transakcjach, które czekają. To, co podpisali i co wykonano, pozostaje.',
  errors: {
    zero: 'To adres zerowy: nikt nie ma jego klucza.',
    sentinel: 'Safe sam używa tego adresu do oznaczania końców listy właścicieli.',
    self: 'To jest sam Safe: nie może podpisywać za siebie.',
    isOwner: 'To już jest właściciel.',
    twice: 'Podano to dwa razy.',
    nobody: 'Safe potrzebuje co najmniej jednego właściciela: bez niego nikt nigdy nie mógłby za niego podpisać.',
    tooHigh: (threshold, count) =>
      `Tylu podpisów (${threshold}) od ${count} ${count === 1 ? 'właściciela' : 'właścicieli'} nigdy nie da się złożyć: Safe byłby zablokowany. Wybierz mniej.`,
    nothing: 'Nic by się nie zmieniło. Dodaj, usuń lub zastąp właściciela albo wybierz inną liczbę podpisów.',
  },
  waitingTitle: (nonces) => `Właścicieli zmienia już to, co czeka: ${nonces}`,
  waitingText:
    'Zmiana wymienia właściciela, który na liście Safe stoi przed innym. Gdy jedna z nich zostanie wykonana, pozostałe mogą wymieniać niewłaściwego i się nie powieść. Najpierw wykonaj lub odrzuć to, co czeka, albo zrób tę zmianę ponownie później.',
}
