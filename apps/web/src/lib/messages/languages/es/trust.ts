import type { LanguagePack } from '../LanguagePack.ts'
import { numero } from './grammar.ts'

export const trust: LanguagePack['trust'] = {
  block: (block) => `bloque ${numero(block)}`,
  chainLabel: 'Cadena',
  nodeLabel: 'Nodo',
  serviceLabel: 'Servicio',
  serviceChosen: (host) => `${host}, elegido por usted`,
  nodeDown: 'nodo inalcanzable',
  nodeMissing: 'Ningún nodo configurado',
  nodeWrong: (actual, expected) => `el nodo está en la cadena ${actual}, no en la ${expected}`,
  serviceDown: 'inalcanzable',
  serviceUnusable: 'responde, pero ilegible',
  serviceAhead: (blocks) => `afirma ir ${numero(blocks)} bloques por delante de la cadena`,
  serviceCurrent: 'al día',
  serviceBehind: (blocks) => `${numero(blocks)} ${blocks === 1n ? 'bloque' : 'bloques'} por detrás`,
  serviceUnknown: 'retraso desconocido',
  live: 'en directo',
  polling: 'a intervalos',
  asking: 'preguntando…',
  passed: (count) => `${count} ${count === 1 ? 'comprobación superada' : 'comprobaciones superadas'}`,
  failed: (count) => `${count} ${count === 1 ? 'comprobación fallida' : 'comprobaciones fallidas'}`,
  warned: (count) => `${count} por mirar`,
  unknown: (count) => `${count} sin hacer`,
  none: 'Todavía no hay comprobaciones',
  dialogTitle: 'Comprobaciones en esta página',
  dialogLead:
    'Hechas en este navegador, con el nodo que eligió el operador de esta aplicación. El servicio no tiene nada que decir en ellas.',
  verdict: { ok: 'superada', warn: 'mirar', block: 'fallida', unknown: 'sin hacer', unverified: 'no verificable' },
  chainIdMatches: (id) => `El nodo está en la cadena ${id}`,
  chainIdDiffers: (actual, expected) => `El nodo está en la cadena ${actual}, la configuración dice ${expected}`,
  chainUnreachable: (name) => `El nodo de ${name} no responde`,
  closedTitle: 'Cerrado para firmar',
  closedText:
    'No se alcanza la cadena, así que aquí no se puede verificar nada. La lectura funciona con lo que ya está en pantalla; firmar y ejecutar se abren de nuevo cuando el nodo responda.',
  unsavedTitle: 'No guardado en este navegador',
  unsavedText:
    'El almacenamiento del navegador está lleno o desactivado. Guarde un archivo antes de cerrar esta página.',
  unsavedSave: 'Guardar como archivo',
  offlineTitle: 'Está sin conexión',
  offlineText: 'Lo que ve es de antes. Nada de lo que escribió o firmó se ha perdido.',
  staleTitle: (time) => `Sin actualizar desde ${time}`,
}
