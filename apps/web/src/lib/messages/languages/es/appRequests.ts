import type { LanguagePack } from '../LanguagePack.ts'

export const asked: LanguagePack['asked'] = {
  asks: {
    transactions: (count) => (count === 1 ? 'pide una transacción' : `pide una transacción de ${count} llamadas`),
    message: 'pide la firma de un mensaje',
    onChain: 'pide al Safe que firme un mensaje en la cadena',
    permission: 'pide un permiso',
  },
  via: { frame: 'Una aplicación en este Safe', walletconnect: 'Una aplicación conectada por WalletConnect' },
  calls: 'que se llama a sí misma',
  of: 'Al Safe',
  on: (chain) => `en ${chain}`,
  claimed: 'Sin verificar: cualquiera puede afirmar que es esta dirección',
  more: (count) => (count === 1 ? 'espera 1 más' : `esperan ${count} más`),
  preparing: 'Preparándolo para revisarlo',
  cannot: 'Esto no se le puede pedir a este Safe',
  noCalls: 'La aplicación pide una transacción que no hace nada.',
  noMultiSend: 'Varias llamadas necesitan el MultiSendCallOnly oficial, que esta cadena no tiene.',
  noSigningOnChain: 'Firmar en la cadena necesita el SignMessageLib oficial, que esta cadena no tiene.',
  refuse: 'Denegar',
  refuseText: 'Se le dice a la aplicación que un propietario dijo que no. No se firma nada.',
  done: 'Volver a la aplicación',
  doneText: 'La aplicación tiene su respuesta.',
  doneSigned: 'Firmado aquí y todavía sin entregar. Al cerrar, se le da el hash a la aplicación.',
  wait: 'Esperar a los demás',
  waitText: (missing) =>
    missing === 1
      ? 'Debe firmar un propietario más. La aplicación recibe la firma cuando lo haya hecho.'
      : `Deben firmar ${missing} propietarios más. La aplicación recibe la firma cuando lo hayan hecho.`,
  give: (origin) => `Dar la firma a ${origin}`,
  giveText: 'Los propietarios ya firmaron este mensaje. Quien tenga la firma puede usarla.',
  change: 'Cambiarlo usted mismo',
  changeTitle: 'La aplicación no lo sabrá',
  changeText:
    'Sus llamadas van a su lote, donde puede cambiarlas. Se le dice a la aplicación que un propietario dijo que no, y no se entera de lo que usted haga con ellas.',
  changeYes: 'Ponerlas en el lote',
  changeNo: 'Dejarlo como está',
  panel: 'Lo que pide una aplicación',
  permission: {
    title: 'Su libreta de direcciones',
    text: 'La aplicación vería los nombres que usted dio a direcciones en este navegador, para esta cadena. No puede cambiarlos.',
    allow: 'Permitir',
    allowText: 'Se recuerda para este origen. Puede retirarlo en los ajustes.',
  },
}
