import type { LanguagePack } from '../LanguagePack.ts'

export const safeSettings: LanguagePack['safeSettings'] = {
  title: 'Ajustes del Safe',
  lead: 'Lo que decide sobre este Safe además de sus propietarios. Cada cambio es una transacción que firman los propietarios.',
  part: 'Qué cambiar',
  about: {
    modules: 'Contratos que pueden actuar por el Safe sin ninguna firma, hasta donde su propio código lo permite.',
    guard:
      'Un contrato al que se pregunta antes y después de cada transacción de los propietarios, y que puede rechazarla.',
    moduleGuard:
      'Un contrato al que se pregunta antes y después de todo lo que hacen los módulos, y que puede rechazarlo.',
    fallbackHandler:
      'Un contrato que responde por el Safe lo que el propio Safe no sabe: si una firma es válida, si admite NFT.',
    implementation:
      'El código que ejecuta el Safe. Solo lo reemplaza una versión oficial, mediante el contrato de migración oficial.',
  },
  enabled: 'Módulos activados',
  noModules: 'No hay ningún módulo activado.',
  modulesUnknown:
    'La lista de módulos no se pudo leer hasta el final. Aquí se pueden activar módulos, y ninguno desactivar.',
  disable: 'Desactivar',
  disableWho: (who) => `Desactivar ${who}`,
  keep: 'Conservar',
  keepWho: (who) => `Conservar ${who}`,
  goes: 'se desactiva',
  newModule: (number) => `Nuevo módulo ${number}`,
  newModuleHint: 'La dirección del contrato del módulo en esta cadena, dada por sus autores.',
  add: 'Activar un módulo',
  drop: 'Sacar',
  dropWhich: (number) => `Sacar el nuevo módulo ${number}`,
  action: 'Cambio',
  set: {
    guard: 'Poner una guarda',
    moduleGuard: 'Poner una guarda de módulos',
    fallbackHandler: 'Poner un gestor',
  },
  remove: 'Quitarlo',
  address: {
    guard: 'Nueva guarda',
    moduleGuard: 'Nueva guarda de módulos',
    fallbackHandler: 'Nuevo gestor de reserva',
  },
  addressHint: 'La dirección de un contrato en esta cadena, dada por sus autores.',
  useOfficial: 'Usar el oficial',
  migration: 'Nueva implementación',
  migrationHint: 'Solo lo que esta cadena tiene, y cuyo código es el publicado.',
  choose: 'Elija una',
  withHandler: (target, handler) => `${target}, con ${handler}`,
  keepsHandler: (target) => `${target}, el gestor de reserva queda`,
  migrationsLoading: 'Buscando los contratos de migración oficiales en esta cadena',
  migrationsFailed: 'No se pudieron leer los contratos de migración',
  noMigration: 'Aquí no hay ningún camino oficial a otra implementación',
  noMigrationText:
    'O bien esta es la más nueva, o a la cadena le falta el contrato de migración oficial, o no hay ninguno hecho para un Safe de esta versión que ya se ha usado.',
  unofficial:
    'Este Safe no ejecuta una implementación oficial. Los contratos de migración oficiales no están hechos para él.',
  looking: 'Se mira la dirección en la cadena.',
  refusedTitle: 'Esto se rechaza aquí',
  batchFailed: 'Varios cambios no se pueden hacer uno',
  noLibraryText: 'El MultiSendCallOnly oficial no está en esta cadena. Haga los cambios uno a uno.',
  waitingTitle: (places) => `Lo que ya espera cambia módulos: ${places}`,
  waitingText:
    'Para desactivar un módulo, una transacción nombra al que está delante de él en la lista del Safe. Cuando uno de los cambios se ejecuta, los demás pueden nombrar al equivocado y fallar. Ejecute o rechace antes lo que espera, o vuelva a hacer este cambio después.',
  anyModule: (who) =>
    `${who} puede entonces moverlo todo y cambiar los propietarios, sin ninguna firma. Solo lo limita su propio código: active lo que conoce, y nada más.`,
  accountModule: (who) =>
    `${who} es una cuenta y no un contrato: quien tenga su clave puede entonces moverlo todo solo.`,
  limitsModule: (who) =>
    `${who} es el lugar del módulo oficial de límites de gasto: paga lo que un límite permite. Activado, no paga nada hasta que se pone un límite.`,
  unknownModule: (who) =>
    `La cadena no dijo qué hay en ${who}. Sea lo que sea, puede entonces moverlo todo sin ninguna firma.`,
  moduleEnds: (who) => `Lo que ${who} hacía por el Safe termina. Se puede activar de nuevo más tarde.`,
  limitsEnd:
    'Todos los límites de gasto terminan: nadie puede gastar dentro de ellos hasta que se active de nuevo el módulo.',
  guardsModules: 'A la guarda no se le pregunta por lo que hacen los módulos.',
  noCodeLock: (who) =>
    `No hay ningún contrato en ${who}. Desde entonces se rechazaría toda transacción, también la que quita la guarda: el Safe quedaría bloqueado para siempre.`,
  noInterfaceLock: (who) =>
    `${who} no dice que es una guarda. Desde entonces podría rechazarse toda transacción, también la que la quita: el Safe quedaría bloqueado para siempre.`,
  noCodeRefused: (who) => `No hay ningún contrato en ${who}. El Safe lo rechaza como guarda.`,
  noInterfaceRefused: (who) => `${who} no dice que es una guarda así. El Safe lo rechaza.`,
  guardUnknown: (who) =>
    `La cadena no dijo qué hay en ${who}. Una guarda que no puede responder bloquea el Safe para siempre: inténtelo de nuevo cuando se pueda leer.`,
  guardPower: (who) =>
    `${who} puede entonces rechazar toda transacción, incluida la que la quita. Si su código es erróneo u hostil, el Safe queda bloqueado para siempre.`,
  moduleGuardPower: (who) =>
    `${who} puede entonces rechazar todo lo que hacen los módulos, incluidos los límites de gasto. Los propietarios pueden quitarla diga lo que diga.`,
  moduleGuardIdle: 'Ahora no hay ningún módulo activado: hasta que lo haya, no tiene nada que decir.',
  guardReplaced: (who) => `Lo que ${who} rechazaba vuelve a ser posible, hasta donde la nueva lo permita.`,
  guardRemoved: (who) => `Lo que ${who} rechazaba vuelve a ser posible.`,
  handlerOfficial: (name) => `Tiene el código del ${name} oficial.`,
  handlerStranger: (who) =>
    `${who} no es un gestor oficial. Responde en nombre del Safe si una firma es válida: uno hostil firma por él mensajes, órdenes e inicios de sesión.`,
  handlerEmpty: (who) =>
    `No hay ningún contrato en ${who}. El Safe no podría entonces ni admitir NFT ni responder si una firma es válida. Los propietarios pueden cambiarlo de nuevo.`,
  handlerUnknown: (who) => `La cadena no dijo qué hay en ${who}.`,
  handlerRemoved:
    'Sin gestor, el Safe no puede recibir NFT por transferencia segura, y las aplicaciones no pueden preguntarle si un mensaje está firmado: identificarse con él y las órdenes firmadas dejan de funcionar. Los propietarios pueden poner uno de nuevo.',
  migrationKeeps: 'La dirección, los saldos, los propietarios, los módulos y la guarda quedan como están.',
  migrationQueue: 'Lo que espera en la cola conserva sus firmas.',
  migrationOneWay: 'No hay camino oficial de vuelta a la implementación actual.',
  migrationPower: (target) =>
    `El Safe ejecuta desde entonces el código de ${target}. Su código en esta cadena es el publicado.`,
  migrationHandlerLost: (who) =>
    `El gestor de reserva actual (${who}) no es uno de los oficiales: lo que respondía termina.`,
  migrationEvents:
    'Una versión L2 anota cada transacción en la cadena, para que los servicios la encuentren sin trazar; cada una cuesta un poco más.',
  migrationFirst: 'Solo funciona como la primerísima transacción del Safe, con el nonce 0.',
  errors: {
    zero: 'Es la dirección cero.',
    sentinel: 'El propio Safe usa esta dirección para marcar los extremos de su lista de módulos.',
    self: 'Es el propio Safe.',
    selfHandler: 'Es el propio Safe. Cualquiera podría entonces llamar a lo que solo el Safe puede llamar.',
    isModule: 'Este módulo ya está activado.',
    twice: 'Está nombrado dos veces.',
    same: 'Ya está puesto.',
    migration: 'Elija cuál.',
    nothing: 'Todavía no cambiaría nada.',
  },
}
