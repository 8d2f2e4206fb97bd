import type { LanguagePack } from '../LanguagePack.ts'

export const alarms: LanguagePack['alarms'] = {
  behindTitle: 'El servicio va por detrás de la cadena',
  aheadTitle: 'El servicio afirma bloques que no existen',
  freshnessText:
    'Lo que dice puede ser antiguo, o no ser de ninguna cadena. A lo que se lee de la cadena no le afecta.',
  failedTitle: 'Este Safe no supera todas las comprobaciones',
  failedText: 'No firme nada para él antes de saber por qué.',
  untrueTitle: 'El servicio dice de este Safe lo que no es verdad',
  untrueText:
    'Lo que se muestra aquí viene de la cadena y de la configuración del operador. No confíe en este servicio antes de saber por qué.',
  nonceTitle: 'El nodo responde con un estado más antiguo que el que este navegador ya ha visto',
  nonceText: (seen, now) =>
    `Este Safe estaba en el nonce ${seen}; el nodo dice ahora ${now}. Va por detrás, o miente. No debería firmarse nada por su palabra.`,
  nodesTitle: 'Dos nodos no están de acuerdo sobre este Safe',
  nodesText: (host) => `${host}, preguntado para comparar, dice otra cosa. Uno de los dos se equivoca.`,
  nodesPart: { block: 'El bloque', nonce: 'Nonce', owners: 'Propietarios', threshold: 'Umbral' },
  nodesLine: (what, first, second) => `${what}: ${first} y ${second}`,
  changedTitle: 'Este Safe ha cambiado desde su última visita',
  changedText: 'Lo dice la cadena. Asegúrese de que estos cambios eran queridos.',
  noted: 'Lo sé',
  added: { owner: 'Nuevo propietario', module: 'Nuevo módulo' },
  removed: { owner: 'Ya no es propietario', module: 'Ya no es un módulo' },
  threshold: (before, now) => `Firmas requeridas: ${now} en lugar de ${before}`,
  replaced: {
    implementation: 'Implementación',
    guard: 'Guarda (guard)',
    moduleGuard: 'Guarda de los módulos',
    fallbackHandler: 'Gestor de reserva (fallback handler)',
  },
  none: 'ninguno',
  insteadOf: (now, before) => `${now} en lugar de ${before}`,
  digest: 'Código de la cola',
  digestHelp: 'Léaselo a otro propietario: quien ve la misma cola tiene el mismo código.',
  digestWaiting: 'cuando todo esté verificado',
  secondNodeText:
    'Lo que el primer nodo dice de un Safe se compara con un segundo: el bloque, el nonce, los propietarios y el umbral. Si no están de acuerdo, se le avisa. No se le pregunta nada más.',
  secondNodeLabel: (chain) => `Dirección de un segundo nodo para ${chain}`,
  secondNodeSave: 'Comparar con él',
}
