import type { LanguagePack } from '../LanguagePack.ts'

export const settings: LanguagePack['settings'] = {
  title: 'Ajustes',
  lead: 'Guardados en este navegador, solo para usted. Nadie más los ve ni los comparte.',
  appearance: 'Aspecto',
  scheme: 'Colores',
  schemes: { system: 'Como el sistema', light: 'Claro', dark: 'Oscuro' },
  accent: 'Acento',
  accentHint: 'El color del siguiente paso y del foco. Los avisos conservan el suyo.',
  accents: { blue: 'Azul', teal: 'Verde azulado', violet: 'Violeta', plum: 'Ciruela', graphite: 'Grafito' },
  radius: 'Esquinas',
  radii: { none: 'Rectas', small: 'Pequeñas', medium: 'Medianas', large: 'Grandes' },
  font: 'Letras',
  fontHint:
    'Inter viene con esta aplicación; no se toma nada de otros. Las letras redondeadas se dibujan donde este dispositivo las tiene.',
  fonts: { inter: 'Inter', system: 'Como el sistema', rounded: 'Redondeadas' },
  blur: 'Detrás de los diálogos',
  blurs: { none: 'Nítido', small: 'Algo borroso', large: 'Borroso' },
  showDialog: 'Mostrar el diálogo de la billetera',
  language: 'Idioma',
  languageLabel: 'Idioma de esta aplicación',
  languageWhole: 'Toda la aplicación',
  languageDialog: 'Solo el diálogo de la billetera, el resto en inglés',
  languagePartly: (name) => `${name}, en parte`,
  languageName: (own, english) => (own === english ? own : `${own} (${english})`),
  notifications: 'Notificaciones',
  notificationsText:
    'Mientras una página de un Safe está abierta, se entera de cada cambio. Para enterarse cuando está cerrada, este navegador se puede registrar en el servicio: anota un número para este navegador y por qué Safes pregunta. El mensaje mismo lo envía un adaptador que hace funcionar el operador. Sin él no llega nada.',
  notificationsSigned:
    'No se firma nada para ello y no nombra ninguna cuenta; quien conozca el número puede terminarlo. Termina por sí solo a los 90 días.',
  notificationsConnect: 'Conecte una billetera para registrar sus Safes.',
  notificationsNone: 'Su cuenta no tiene ningún Safe que la cadena confirme.',
  notificationsAsk: (count) => `Registrar este navegador para ${count} ${count === 1 ? 'Safe' : 'Safes'}`,
  notificationsFor: 'Registrado para',
  notificationsNumber: 'Número de este navegador',
  notificationsStop: 'Terminar',
  notificationsStopWhat: (safe) => `Terminar para ${safe}`,
  notificationsForget: 'Olvidar este navegador',
  notificationsFailed: 'El servicio no lo tomó',
  kept: 'Guardado.',
  restart: 'Empezar la página de nuevo',
  currency: 'Moneda',
  currencyHint: 'En la que se dicen los importes además de su propia unidad, donde el operador tiene precios.',
  chainTitle: (chain) => `${chain}: nodos y explorador`,
  nodeNow: 'Nodo al que se pregunta',
  nodeLabel: (chain) => `Dirección de su propio nodo para ${chain}`,
  nodeHint: (origins) =>
    `Se le pregunta en lugar de al del operador, y a ningún otro cuando está caído. Vacío: el del operador. Esta página puede hablar con: ${origins.join(', ')}.`,
  nodeUse: 'Comprobarlo y usarlo',
  nodeLater: 'La página pregunta al otro nodo cuando empieza de nuevo',
  nodeRefusal: {
    notAnAddress: () => 'Escriba una dirección entera que empiece por https:// o http://, sin nombre ni contraseña.',
    notAllowed: (origin) =>
      `Esta página no puede hablar con ${origin}: su operador no lo ha nombrado en COUNTERSIGN_NODE_ORIGINS.`,
  },
  nodeSilent: 'Allí no responde ningún nodo, o no permite que este sitio le pregunte. No se cambió nada.',
  nodeOtherChain: (chain, wanted, found) =>
    `Ese nodo es de la cadena ${found}; ${chain} es la cadena ${wanted}. No se cambió nada.`,
  explorerLabel: (chain) => `Dirección de un explorador para ${chain}`,
  explorerHint:
    'Adónde llevan los enlaces a transacciones. No se envía nada allí antes de que siga uno. Vacío: como lo puso el operador.',
  explorerUse: 'Usar este explorador',
  explorerRefused: 'Escriba una dirección entera que empiece por https:// o http://.',
  lookups: 'Búsquedas',
  lookupsText:
    'Los nombres como alice.eth y sus imágenes se piden a otros, que se enteran de a quién mira. Ambas cosas se pueden apagar; siempre se muestra también una dirección.',
  lookupsOff: 'El operador de esta página las ha apagado.',
  lookupNames: 'Buscar nombres (ENS)',
  lookupPictures: 'Mostrar las imágenes de los nombres',
  gatewaysText: 'Las imágenes se toman por estas pasarelas, y de ningún otro sitio.',
  gatewayLabel: (name) => `Dirección de su propia pasarela de ${name}`,
  gatewayHint: (origins) =>
    `Las imágenes se toman allí en vez de en las del operador, cuando la página empiece de nuevo. Vacío: las del operador. Esta página puede preguntar a: ${origins.join(', ')}.`,
  gatewayNotAllowed: (origin) =>
    `Esta página no puede preguntar a ${origin}: su operador no lo ha nombrado en COUNTERSIGN_GATEWAY_ORIGINS.`,
  gatewaySilent: 'Allí no responde ninguna pasarela, o no permite que este sitio le pregunte. No se cambió nada.',
  service: 'Servicio',
  serviceText:
    'El servicio lista sus Safes y sus transacciones, y pasa las firmas a los otros propietarios. Elija el que elija, esta página calcula ella misma hashes, firmas e importes, a partir de la cadena: otro servicio puede omitir cosas, pero no inventarlas.',
  serviceNow: 'Se pregunta ahora a',
  serviceDefault: 'el predeterminado',
  serviceChosen: 'elegido por usted',
  serviceLabel: 'Dirección del servicio',
  serviceHint: (origins) =>
    origins.length === 0
      ? 'El operador de esta página no permite preguntar a ningún otro sitio, solo a otra ruta del mismo.'
      : `El operador de esta página permite: ${origins.join(', ')}. La página empieza de nuevo con él.`,
  serviceUse: 'Usar esta dirección',
  serviceReset: 'Volver al predeterminado',
  serviceForgotten: (url) => `Había elegido ${url}, que el operador ya no permite. Se pregunta al predeterminado.`,
  serviceRefusal: {
    notAnAddress: () =>
      'Escriba una dirección entera que empiece por https://, sin nombre, interrogación ni almohadilla.',
    insecure: () => 'Esta página llegó por https y no puede preguntar nada por http simple.',
    notAllowed: (origin) =>
      `Esta página no puede hablar con ${origin}: su operador no lo ha nombrado en COUNTERSIGN_SERVICE_ORIGINS.`,
  },
  serviceSilent: (url) =>
    `En ${url} no responde ningún servicio. Puede estar caído, o no permitir que este sitio le pregunte (COUNTERSIGN_ORIGINS). No se cambió nada.`,
  serviceOtherChains: (chains) =>
    `El servicio de allí no sigue ninguna de las cadenas de esta página (${chains}). No se cambió nada.`,
}
