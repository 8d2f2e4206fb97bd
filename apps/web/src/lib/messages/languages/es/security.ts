import type { LanguagePack } from '../LanguagePack.ts'
import { numero } from './grammar.ts'

export const about: LanguagePack['about'] = {
  title: 'El contrato',
  lead: (block) =>
    `Lo que decide sobre este Safe, leído de la cadena en el bloque ${numero(block)}, cuándo cambió por última vez y quién lo hizo.`,
  leadPlanned:
    'Lo que decidirá sobre este Safe. Todavía no está en la cadena: todo esto se deduce de su dirección, calculado aquí a partir de lo que se guarda en este navegador.',
  loading: 'Leyendo el Safe de la cadena',
  unreadable: 'No se pudo leer el Safe de la cadena',
  notASafe: 'Esto no es un Safe',
  print: 'Imprimir',
  save: 'Guardar como JSON',
  fileName: (chainId, safe) => `safe-${chainId}-${safe}.json`,
  facts: 'Qué es',
  address: 'Dirección',
  parts: {
    owners: 'Propietarios',
    threshold: 'Umbral',
    nonce: 'Siguiente nonce',
    version: 'Versión',
    implementation: 'Implementación',
    modules: 'Módulos',
    guard: 'Guarda (guard)',
    moduleGuard: 'Guarda de los módulos',
    fallbackHandler: 'Gestor de reserva (fallback handler)',
    creation: 'Creación',
  },
  meaning: {
    owners: 'Quién puede firmar por el Safe. La firma de nadie más cuenta.',
    threshold: 'Cuántos de los propietarios deben firmar antes de que ocurra algo.',
    nonce:
      'El número de la transacción que se puede ejecutar a continuación. Cada número se usa una vez, en este orden.',
    version: 'La versión de los contratos de Safe que dice ser.',
    implementation: 'El contrato cuyo código ejecuta el Safe. Quien lo reemplaza decide sobre todo.',
    modules: 'Contratos que pueden actuar por el Safe sin ninguna firma, hasta donde su propio código lo permite.',
    guard:
      'Un contrato al que se pregunta antes y después de cada transacción de los propietarios, y que puede rechazarla.',
    moduleGuard:
      'Un contrato al que se pregunta antes y después de todo lo que hacen los módulos, y que puede rechazarlo.',
    fallbackHandler:
      'Un contrato que responde por el Safe lo que el propio Safe no sabe: si una firma es válida, si admite NFT.',
    creation: 'Cómo nació: qué fábrica lo creó, con qué código y con qué primeros propietarios.',
  },
  thresholdValue: (threshold, owners) => `${threshold} de ${owners}`,
  none: 'ninguno',
  unread: 'ilegible',
  sinceVersion: (version) => `ninguno: esta versión no lo tiene, ${version} y las posteriores sí`,
  by: 'por',
  factory: 'mediante la fábrica',
  creationProven: 'La configuración inicial que da el servicio produce exactamente esta dirección. Se recalculó aquí.',
  creationClaimed: 'Lo dice el servicio. Lo que da de la configuración inicial no basta para calcular la dirección.',
  creationFailed: 'No se pudo obtener del servicio cómo se creó.',
  creationFirst: (threshold, owners) => `${threshold} de ${owners} propietarios al principio`,
  changed: 'Último cambio',
  changeLoading: 'Buscando su último cambio',
  changeFailed: 'No se pudo leer su último cambio de la cadena.',
  neverChanged: 'Sin cambios desde que se creó el Safe.',
  notFound: (block) => `Sin cambios desde el bloque ${numero(block)}. El nodo no permite mirar más atrás de una vez.`,
  whenMade: 'al crearse',
  signed: 'firmado por sus propietarios',
  byModule: 'por el módulo',
  sentBy: 'enviado por',
  openTransaction: 'quién firmó',
  tree: 'Quién decide',
  treeLoading: 'Siguiendo a los propietarios',
  treeFailed: 'No se pudo leer si hay propietarios que son Safes',
  needs: (threshold, owners) => `un Safe: ${threshold} de sus ${owners} propietarios deben firmar`,
  again: 'ya aparece más arriba',
  alone: 'Podrían actuar solos',
  nobodyAlone: 'Ninguna cuenta puede actuar sola.',
  modulesAlone: 'Podrían actuar sin ningún propietario',
  posture: 'Cómo podría ser más seguro',
  postureLead:
    'Lo peor primero. Cada punto dice cómo corregirlo; cada corrección es una transacción que firman los propietarios.',
  inOrder: 'En orden',
  stillReading: 'Todavía se mira el resto',
  mend: {
    owners: 'Cambiar propietarios o umbral',
    modules: 'Cambiar módulos',
    guard: 'Poner una guarda',
    moduleGuard: 'Poner una guarda de módulos',
    fallbackHandler: 'Cambiar el gestor de reserva',
    implementation: 'Cambiar la implementación',
  },
  tone: {
    stop: 'Corríjalo',
    caution: 'Tenga cuidado',
    unknown: 'No se sabe',
    info: 'Se puede mejorar',
    ok: 'En orden',
  },
  // Of what is in order only the first line is shown.
  findings: {
    THRESHOLD_ONE: [
      'Basta una firma',
      'Quien tenga la clave de uno cualquiera de los propietarios puede llevárselo todo. Suba el umbral.',
    ],
    SINGLE_OWNER: [
      'Solo hay un propietario',
      'Quien tenga esta clave puede llevárselo todo, y sin ella el Safe está perdido. Añada propietarios y luego suba el umbral.',
    ],
    NO_SPARE_KEY: [
      'Deben firmar todos los propietarios',
      'Si se pierde una clave, el Safe queda bloqueado para siempre. Añada un propietario, o baje el umbral.',
    ],
    THRESHOLD_SOUND: ['Debe firmar más de un propietario, y puede faltar uno', 'Nada que corregir.'],
    SOLO_SIGNER: [
      'Basta una persona, aunque deban firmar varios',
      'Estas cuentas hablan a la vez por varios de los propietarios y alcanzan solas el umbral. Reemplace uno de esos propietarios.',
    ],
    DEADLOCK: [
      'Un propietario nunca puede firmar',
      'Estos Safes no alcanzan su umbral sin su propia firma. Reemplácelos como propietarios.',
    ],
    OWNERS_IN_A_CIRCLE: [
      'Hay propietarios en círculo',
      'Estos Safes son, a través de otros, propietarios de sí mismos. Reemplácelos como propietarios.',
    ],
    NESTED_THRESHOLD_ONE: [
      'Un propietario es un Safe por el que habla una sola clave',
      'Uno cualquiera de sus propietarios firma por estos Safes. Suba allí el umbral, o reemplácelos aquí.',
    ],
    TREE_SOUND: ['Nadie habla por varios propietarios, y ninguno es un callejón sin salida', 'Nada que corregir.'],
    TREE_UNREAD: ['No se pudo leer si hay propietarios que son Safes', 'Vuelva a mirar cuando el nodo responda.'],
    OWNERS_IDLE: [
      'A un propietario no se le ha visto en un año',
      'Ninguna de las transacciones ejecutadas del último año que miramos tiene su firma. Pregúntele si todavía tiene la clave; si no, reemplácela.',
    ],
    OWNERS_UNSEEN: [
      'Un propietario todavía no ha firmado',
      'Ninguna de las transacciones ejecutadas que miramos tiene su firma. Haga que firme una, para saber que la clave funciona.',
    ],
    OWNERS_AWAKE: ['Todos los propietarios firmaron en el último año', 'Nada que corregir.'],
    ACTIVITY_UNREAD: [
      'No se pudo leer cuándo firmaron por última vez los propietarios',
      'Hacen falta el servicio, que nombra transacciones, y el nodo. Vuelva a mirar cuando ambos respondan.',
    ],
    OLD_VERSION: [
      'Hay una versión más nueva',
      'El operador de esta cadena recomienda una más nueva. La dirección, los propietarios y los saldos quedan al cambiarla.',
    ],
    REPLAYABLE_VERSION: [
      'Las firmas no están ligadas a esta cadena',
      'Antes de 1.3.0, una firma para este Safe cuenta también para un Safe de la misma dirección en otra cadena. Cambie la implementación.',
    ],
    VERSION_CURRENT: ['La versión es tan nueva como se recomienda', 'Nada que corregir.'],
    VERSION_UNREAD: [
      'No dice qué versión es',
      'Lo que dice de sí mismo no es ninguna versión de los contratos de Safe.',
    ],
    CODE_UNKNOWN: [
      'Ejecuta código que no es de ninguna versión oficial',
      'Nadie aquí puede decir lo que hace. Mueva lo que tiene a un Safe con código oficial.',
    ],
    CODE_OFFICIAL: ['Ejecuta código oficial', 'Nada que corregir.'],
    CODE_UNREAD: ['No se pudo comparar su código con el oficial', 'Vuelva a mirar cuando el nodo responda.'],
    HANDLER_UNKNOWN: [
      'El gestor de reserva no es uno oficial',
      'Responde en nombre del Safe si una firma es válida: uno hostil firma por él mensajes, órdenes e inicios de sesión. Ponga el oficial.',
    ],
    NO_HANDLER: [
      'No hay gestor de reserva',
      'Las aplicaciones no pueden preguntar al Safe si un mensaje está firmado, y no puede recibir NFT por transferencia segura. Ponga el oficial.',
    ],
    MODULE_UNKNOWN: [
      'Un módulo que aquí no se conoce puede actuar solo',
      'Puede moverlo todo y cambiar los propietarios sin ninguna firma; solo lo limita su propio código. Desactive lo que no necesite.',
    ],
    MODULE_LIMITS: [
      'Hay límites de gasto activados',
      'Quien tiene un límite gasta dentro de él sin los propietarios. Repase los límites de vez en cuando.',
    ],
    MODULES_UNGUARDED: [
      'Nada vigila los módulos',
      'A una guarda de módulos se le pregunta antes de todo lo que hacen, y puede rechazarlo.',
    ],
    MODULES_UNREAD: ['La lista de módulos no se pudo leer hasta el final', 'Puede haber alguno que pueda actuar solo.'],
    NO_MODULES: ['Ningún módulo puede actuar por él', 'Nada que corregir.'],
    NO_GUARD: [
      'Solo la atención de los propietarios detiene un delegatecall',
      'Un delegatecall ejecuta otro código en el lugar del Safe y puede reemplazarlo todo: así, con uno firmado con prisa, se hicieron los mayores robos. Una guarda puede rechazarlo, firme quien firme.',
    ],
    GUARD_ALLOWS: [
      'La guarda deja pasar un delegatecall a un desconocido',
      'Preguntada en el nodo, no rechazó que código que nadie conoce se ejecute en el lugar del Safe. Ponga una que lo haga.',
    ],
    GUARD_REFUSES: ['La guarda rechaza un delegatecall a un desconocido', 'Nada que corregir.'],
    GUARD_UNCLEAR: [
      'No está claro qué hace la guarda con los delegatecalls',
      'Preguntada en el nodo, rechazó también una simple llamada a un desconocido. Pregunte a sus autores.',
    ],
    GUARD_UNREAD: ['No se pudo preguntar qué hace la guarda', 'Vuelva a mirar cuando el nodo responda.'],
    SETUP_CALLED_STRANGER: [
      'Se ejecutó código ajeno en su lugar mientras se creaba',
      'Puede haber dejado algo. Compare lo que está arriba con lo que espera, y pase a un Safe nuevo si no sabe por qué.',
    ],
  },
}
