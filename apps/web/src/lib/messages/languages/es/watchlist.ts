import type { LanguagePack } from '../LanguagePack.ts'

export const standing: LanguagePack['standing'] = {
  label: 'Entre sus Safes',
  watch: 'Seguir este Safe',
  unwatch: 'Dejar de seguir',
  pin: 'Fijar: he comparado la dirección entera',
  unpin: 'Soltar',
  unknownTitle: 'El servicio no conoce este Safe',
  unknownText:
    'Se creó antes de que el servicio empezara a leer, o de otro modo que el habitual. Su estado viene de la cadena y se puede firmar por él; su historial no se lista.',
  announce: 'Decírselo al servicio',
  announcing: 'El servicio pregunta a la cadena',
  announced: 'El servicio lo lee ahora, desde su creación',
  announcedText: 'Su historial se lista en un momento. La página vuelve a mirar por sí sola.',
  failed: 'El servicio no lo tomó',
  transaction: 'Transacción que lo creó',
  transactionHint: 'Solo donde el servicio no pudo encontrarla por sí mismo.',
  transactionError: 'Esto no es el hash de una transacción.',
}
