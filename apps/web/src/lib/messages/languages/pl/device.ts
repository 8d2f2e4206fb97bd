import type { LanguagePack } from '../LanguagePack.ts'
import { liczba, odmiana } from './grammar.ts'

export const device: LanguagePack['device'] = {
  screens: 'Ekran po ekranie, przy podpisywaniu',
  approvalScreens: 'Ekran po ekranie, przy zatwierdzaniu w blockchainie',
  executionScreens: 'Ekran po ekranie, przy wykonywaniu',
  screensText:
    'Tytuły różnią się między modelami, a długie wartości zajmują kilka ekranów. Wartości nie mogą się różnić.',
  hashDevices: 'Urządzenia pokazujące hashe (SignatureStore ze ślepym podpisywaniem, Trezor One)',
  fieldDevices:
    'Urządzenia pokazujące pola (Trezor Safe i T, Keystone, GridPlus; SignatureStore z włączonymi surowymi wiadomościami)',
  anyDevice: 'Dowolne urządzenie',
  review: 'Przegląd',
  typedMessage: 'wiadomość typowana (EIP-712)',
  transaction: 'transakcja',
  kind: 'Typ',
  network: 'Sieć',
  to: 'Do (Safe)',
  amount: 'Kwota',
  method: 'Metoda',
  data: 'Dane',
  calldataDigest: 'Skrót calldata (urządzenia znające ERC-8213)',
  bytes: (count) => `${liczba(count)} ${odmiana(count, 'bajt', 'bajty', 'bajtów')}`,
  fees: 'Opłaty',
  feesText: 'jak ustawił je twój portfel',
  sign: { title: 'Podpisać?', value: 'tylko jeśli każda wartość zgadza się z tą stroną' },
  hints: {
    safeTxHash: 'safeTxHash: to, co jest podpisywane',
    safeMessageHash: 'SafeMessage: to, co jest podpisywane',
    personal: 'jeśli hash jest podpisywany jako zwykła wiadomość',
    text: 'tekstu',
    typedData: 'danych typowanych',
    call: 'pola data',
    approval: 'zatwierdzenia w blockchainie',
    execution: 'wykonania',
  },
}
