import { relativeDay } from '../../../formatTime.ts'
import type { LanguagePack } from '../LanguagePack.ts'
import { numero } from './grammar.ts'

export const history: LanguagePack['history'] = {
  refusedTitle: (count) =>
    count === 1
      ? 'Una fila de la respuesta del servicio no se puede leer'
      : `${count} filas de la respuesta del servicio no se pueden leer`,
  refusedText: 'Se omiten; el resto está como estaba. Lo que representaban no se conoce aquí.',
  refusedRow: (name, place) => (place === '' ? name : `${name}: ${place}`),
  refusedNameless: 'una fila sin identidad',
  refusedMore: (count) => `y ${count} más`,
  confirmed: 'La cadena lo confirma.',
  isFalse: 'Falso: la cadena no lo conoce',
  differs: 'No es como dice el servicio',
  saysInstead: 'Se muestra lo que tiene la cadena.',
  namesNone: 'El servicio no nombra para ello ninguna transacción de la cadena.',
  contentDiffers: 'El servicio cuenta otra cosa de lo que hizo.',
  toldAsSuccess: 'Falló. El servicio dice que se logró.',
  toldAsFailure: 'Se logró. El servicio dice que falló.',
  timeDiffers: (at) => `El servicio da otra hora: ${relativeDay(at, Date.now())}.`,
  nonceDiffers: (nonce) => `El servicio da otro nonce: ${nonce}.`,
  repeatedTitle: (count) => `Filas repetidas: ${count}`,
  repeatedText: 'El servicio muestra las mismas transacciones más de una vez. Cada una se muestra una vez.',
  title: 'Contrastado con la cadena',
  looking: 'Comprobando lo que hay en pantalla',
  allConfirmed: (count) =>
    count === 1
      ? 'La cadena confirma la única fila en pantalla.'
      : `La cadena confirma las ${count} filas en pantalla.`,
  someConfirmed: (count, all) => `La cadena confirma ${count} de ${all} filas en pantalla.`,
  rowsUnknown: (count) =>
    count === 1
      ? 'De una la cadena no muestra bastante; sigue siendo una afirmación.'
      : `De ${count} la cadena no muestra bastante; siguen siendo afirmaciones.`,
  unreadable: 'No se pudo preguntar a la cadena. Las filas son afirmaciones hasta que responda.',
  wrongRows: (count) => (count === 1 ? 'Una fila no es verdad' : `${count} filas no son verdad`),
  wrongRowsText: 'Están marcadas en la lista. No confíe en este servicio antes de saber por qué.',
  scanLabel: 'Buscando lo omitido',
  scanning: (percent) => `Buscando lo omitido: ${percent} % de los bloques`,
  scanDone: 'Se recorrió todo lo que el nodo sabe de este Safe.',
  scanPart: (block) => `Recorrido hasta el bloque ${numero(block)}.`,
  scanFailed: 'El nodo no responde sobre bloques antiguos. Lo omitido no se puede encontrar.',
  stop: 'Parar',
  goOn: 'Seguir',
  nothingOmitted: 'No se omite nada.',
  ignored: (count) =>
    count === 1
      ? 'Se omite una transferencia de un token de ninguna lista, o de nada en absoluto.'
      : `Se omiten ${count} transferencias de tokens de ninguna lista, o de nada en absoluto.`,
  omittedTitle: (count) =>
    count === 1 ? 'El servicio omite algo que ocurrió' : `El servicio omite ${count} cosas que ocurrieron`,
  omittedMultisig: 'Una ejecución que firmaron propietarios',
  omittedModule: 'Una ejecución por un módulo',
  omittedTransfer: 'Una transferencia',
  omittedFailed: 'falló',
  omittedLook: 'Mirarlo',
  omittedMore: (count) => `y ${count} más`,
  inBlock: (block) => `en el bloque ${numero(block)}`,
  gapTitle: 'Faltan ejecuciones en esta lista',
  gapText: (nonces) => `El Safe ha usado ${nonces}, y el servicio no muestra ninguna ejecución. Cada nonce lo usa una.`,
  nonces: (list) =>
    list.length === 1
      ? `el nonce ${list[0]}`
      : `los nonces ${list.slice(0, 10).join(', ')}${list.length > 10 ? ' y más' : ''}`,
  zeroValue: 'No se transfirió nada',
  imitates: 'Se llama como otro token',
  lookalike: 'Se parece a una dirección que conoce, pero no lo es',
  notStarted: 'El Safe no inició esto',
}
