import type { LanguagePack } from '../LanguagePack.ts'

export const backup: LanguagePack['backup'] = {
  title: 'Sus datos',
  text: 'Todo lo que ha escrito, nombrado, elegido y firmado aquí se guarda en este navegador y en ningún otro sitio. Guárdelo en un archivo para tener una copia, o para seguir en otro navegador.',
  nothing: 'Todavía no hay nada suyo en este navegador.',
  kept: 'Guardado en este navegador',
  save: 'Guardar en un archivo',
  saveHint:
    'El archivo contiene nombres, ajustes, borradores y firmas en texto legible. No contiene ninguna clave ni contraseña, pero dice con quién trabaja: guárdelo como guarda sus libros.',
  read: 'Leer un archivo',
  readHint:
    'Un archivo guardado aquí, o el «Data export» de la billetera oficial de Safe. Ve lo que hay en él antes de que se guarde nada.',
  refused: 'Este archivo no se leyó',
  refusals: {
    tooLarge: (megabytes) => `Pasa de ${megabytes} MB, y ningún archivo de esta aplicación lo hace.`,
    notJson: 'No es JSON, o está cortado.',
    notOurs: 'No es un archivo de esta aplicación ni un «Data export» (2.0 o 3.0) de la billetera oficial de Safe.',
    newer: 'Lo guardó una versión más nueva de esta aplicación. Léalo allí, o actualice esta.',
    tooMany: (most) => `Tiene más de ${most} partes, y ningún archivo de esta aplicación las tiene.`,
    nothing: 'Nada de lo que contiene se puede guardar aquí.',
    noRoom: 'El navegador no tiene sitio para ello. No se cambió nada.',
    tooMuch: (part) => `Junto con lo que hay aquí sería más de lo que cabe en «${part}». No se cambió nada.`,
  },
  found: (from, day) =>
    from === 'official'
      ? 'Un archivo de la billetera oficial de Safe'
      : `Un archivo de esta aplicación${day === undefined ? '' : `, guardado ${day}`}`,
  foundText: 'Todavía no se guarda nada. Lo que hay aquí queda como está, salvo que elija otra cosa abajo.',
  columns: { part: 'Qué', fresh: 'Nuevo', same: 'Igual', differs: 'Por elegir' },
  conflicts: 'Por elegir',
  conflictsText: 'El archivo dice aquí otra cosa que este navegador. Donde no elija nada, queda lo que hay aquí.',
  conflictsHere: 'Conservar lo de aquí',
  conflictsFile: 'Tomar todo del archivo',
  here: 'Aquí',
  file: 'En el archivo',
  notSet: 'sin definir',
  askedTitle: 'Este archivo cambia a quién pregunta la página',
  appRequestsText:
    'Un nodo dice qué hay en la cadena, y un servicio lista lo que espera. Tome una dirección así solo de un archivo que usted mismo guardó.',
  leftOut: 'Omitido',
  unknownPart: (key) => `«${key}»: esta versión no lo conoce.`,
  brokenPart: (part) => `${part}: no se lee como tal.`,
  brokenAddress: (address) => `«${address}» no es una dirección, o su suma de comprobación está mal.`,
  otherName: (address, first, second) =>
    `${address} tiene dos nombres en el archivo, «${first}» y «${second}». Se toma el primero.`,
  otherChain: (count, chainId) =>
    `${count} ${count === 1 ? 'Safe' : 'Safes'} en la cadena ${chainId}, que esta página no tiene.`,
  noPlaceForSafes: (count) =>
    `${count} ${count === 1 ? 'Safe que añadió allí: ábralo por su dirección.' : 'Safes que añadió allí: ábralos por su dirección.'}`,
  take: 'Guardar esto',
  takeNothing: 'No hay nada nuevo en él',
  cancel: 'Cancelar',
  taken: (count) => (count === 1 ? 'Se guardó 1 cosa del archivo' : `Se guardaron ${count} cosas del archivo`),
  takenText: 'El idioma, el nodo y el servicio se usan cuando la página empiece de nuevo.',
  restart: 'Empezar la página de nuevo',
  forget: 'Olvidar todo',
  forgetTitle: '¿Olvidar todo esto?',
  forgetText:
    'Se borra de este navegador y no se puede recuperar. Los Safes, su dinero y lo que el servicio tiene de ellos quedan como están. La billetera se desconecta.',
  forgetUndelivered: (count) =>
    count === 1
      ? `${count} firma suya no llegó al servicio: nadie más la tiene.`
      : `${count} firmas suyas no llegaron al servicio: nadie más las tiene.`,
  forgetNothing: 'No se guarda nada suyo aquí; la billetera se desconecta y la página empieza de nuevo.',
  forgetYes: 'Borrar todo',
  forgetNo: 'Conservarlo',
  parts: {
    names: 'Nombres',
    settings: 'Ajustes',
    theme: 'Colores',
    drafts: 'Borradores',
    confirmations: 'Firmas y mensajes',
    visits: 'Safes que miró',
    looks: 'Pruebas anteriores',
    descriptors: 'Descripciones de contratos',
    keys: 'Teclas de una letra',
    run: 'Series de pagos',
    runs: 'Series anteriores',
    verifyNodes: 'Nodos de la segunda pantalla',
    introduction: 'Introducción',
    people: 'Notas sobre personas',
    books: 'Notas de la contabilidad',
    collection: 'Safes seguidos y fijados',
    creations: 'Safes previstos',
    apps: 'Aplicaciones',
    telling: 'Cómo se le avisa',
  },
}
