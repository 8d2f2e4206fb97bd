import type { LanguagePack } from '../LanguagePack.ts'
import { getal } from './grammar.ts'

export const device: LanguagePack['device'] = {
  screens: 'Scherm voor scherm, bij het ondertekenen',
  approvalScreens: 'Scherm voor scherm, bij het goedkeuren op de chain',
  executionScreens: 'Scherm voor scherm, bij het uitvoeren',
  screensText:
    'Titels verschillen per model, en lange waarden beslaan meerdere schermen. De waarden mogen niet verschillen.',
  hashDevices: 'Apparaten die hashes tonen (SignatureStore met blind ondertekenen, Trezor One)',
  fieldDevices:
    'Apparaten die velden tonen (Trezor Safe en T, Keystone, GridPlus; SignatureStore met ruwe berichten ingeschakeld)',
  anyDevice: 'Elk apparaat',
  review: 'Nakijken',
  typedMessage: 'getypeerd bericht (EIP-712)',
  transaction: 'transactie',
  kind: 'Soort',
  network: 'Netwerk',
  to: 'Aan (de Safe)',
  amount: 'Bedrag',
  method: 'Methode',
  data: 'Gegevens',
  calldataDigest: 'Digest van de calldata (apparaten die ERC-8213 kennen)',
  bytes: (count) => `${getal(count)} bytes`,
  fees: 'Kosten',
  feesText: 'zoals je wallet ze heeft ingesteld',
  sign: { title: 'Ondertekenen?', value: 'alleen als elke waarde met deze pagina overeenkomt' },
  hints: {
    safeTxHash: 'safeTxHash: wat wordt ondertekend',
    safeMessageHash: 'SafeMessage: wat wordt ondertekend',
    personal: 'als de hash als gewoon bericht wordt ondertekend',
    text: 'van de tekst',
    typedData: 'van de getypeerde gegevens',
    call: 'van het veld data',
    approval: 'van een goedkeuring op de chain',
    execution: 'van de uitvoering',
  },
}
