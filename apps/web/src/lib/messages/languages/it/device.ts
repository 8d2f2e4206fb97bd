import type { LanguagePack } from '../LanguagePack.ts'
import { numero } from './grammar.ts'

export const device: LanguagePack['device'] = {
  screens: 'Schermata per schermata, alla firma',
  approvalScreens: 'Schermata per schermata, all’approvazione sulla chain',
  executionScreens: 'Schermata per schermata, all’esecuzione',
  screensText:
    'I titoli cambiano da modello a modello, e i valori lunghi occupano più schermate. I valori non devono cambiare.',
  hashDevices: 'Dispositivi che mostrano gli hash (SignatureStore con firma cieca, Trezor One)',
  fieldDevices:
    'Dispositivi che mostrano i campi (Trezor Safe e T, Keystone, GridPlus; SignatureStore con i messaggi grezzi attivati)',
  anyDevice: 'Qualsiasi dispositivo',
  review: 'Rivedi',
  typedMessage: 'messaggio tipizzato (EIP-712)',
  transaction: 'transazione',
  kind: 'Tipo',
  network: 'Rete',
  to: 'A (il Safe)',
  amount: 'Importo',
  method: 'Metodo',
  data: 'Dati',
  calldataDigest: 'Digest della calldata (dispositivi che conoscono ERC-8213)',
  bytes: (count) => `${numero(count)} byte`,
  fees: 'Commissioni',
  feesText: 'come le ha impostate il tuo wallet',
  sign: { title: 'Firmare?', value: 'solo se ogni valore concorda con questa pagina' },
  hints: {
    safeTxHash: 'safeTxHash: ciò che si firma',
    safeMessageHash: 'SafeMessage: ciò che si firma',
    personal: 'se l’hash è firmato come messaggio semplice',
    text: 'del testo',
    typedData: 'dei dati tipizzati',
    call: 'del campo data',
    approval: 'di un’approvazione sulla chain',
    execution: 'dell’esecuzione',
  },
}
