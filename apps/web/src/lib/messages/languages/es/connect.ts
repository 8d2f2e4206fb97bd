import type { LanguagePack } from '../LanguagePack.ts'

export const connect: LanguagePack['connect'] = {
  connect: 'Conectar billetera',
  lead: 'Countersign solo pide su dirección. Al conectar no se firma nada.',
  loading: 'Abriendo el diálogo de la billetera…',
  notLoaded: 'No se pudo cargar el diálogo de la billetera',
  retry: 'Intentar de nuevo',
  description: 'Una billetera multifirma que un equipo puede operar por sí mismo y en la que no tiene que confiar.',
  // Part of what is signed: the same words for everybody.
  statement: 'Sign in to Countersign: proves that this account is yours, moves nothing.',
  executed: (nonce) => `Ejecutar la transacción ${nonce}`,
  approved: (nonce) => `Aprobar la transacción ${nonce}`,
  account: 'Cuenta',
  signedIn: 'Identificado',
  signedInAs: (account) => `Identificado como ${account}`,
  labelSignedIn: (label) => `${label} Identificado`,
  restoring: 'Buscando su billetera',
  wrongChainTitle: 'Su billetera está en otra cadena',
  wrongChainText: (chain) => `Este Safe está en ${chain}. Cambie la billetera antes de firmar o ejecutar.`,
  network: (chain) => `Red: ${chain}`,
  networkOfOther: (chain, wanted) => `Red: ${chain}. Este Safe está en ${wanted}`,
  wrongNetwork: 'Red equivocada',
  wrongNetworkText: 'Se detectó una red equivocada. Cambie o desconecte para continuar.',
  wrongNetworkReading: 'La lectura sigue: sus Safes se leen por los nodos de esta aplicación, no por su billetera.',
  switchNetworks: 'Cambiar de red',
  switch: (chain) => `Cambiar a ${chain}`,
  switchRejected: 'Rechazó el cambio en la billetera.',
  switchPending: 'Ya hay una petición abierta en la billetera. Respóndala allí e inténtelo de nuevo.',
  switchFailed: (reason) => `La billetera no cambió. Dijo: ${reason}`,
  switchUnsupported:
    'Su billetera no permite cambiar de red desde Countersign. Cambie de red dentro de la propia billetera.',
}
