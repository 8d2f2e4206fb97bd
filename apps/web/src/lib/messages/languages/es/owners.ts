import type { LanguagePack } from '../LanguagePack.ts'

export const owners: LanguagePack['owners'] = {
  title: 'Gestionar propietarios',
  lead: 'Añadir, quitar y reemplazar propietarios, y decir cuántos deben firmar: todo en una transacción, que ocurre entera o no ocurre.',
  owners: 'Propietarios',
  remove: 'Quitar',
  removeWho: (who) => `Quitar ${who}`,
  replace: 'Reemplazar',
  replaceWho: (who) => `Reemplazar ${who}`,
  keep: 'Conservar',
  keepWho: (who) => `Conservar ${who}`,
  goes: 'se va',
  replacedBadge: 'se reemplaza',
  replacement: (who) => `En lugar de ${who}`,
  newOwner: (number) => `Nuevo propietario ${number}`,
  newOwnerHint: 'La dirección de una cuenta con la que su titular ya ha firmado. Se muestra en grupos de cuatro.',
  add: 'Añadir un propietario',
  drop: 'Sacar',
  dropWhich: (number) => `Sacar el nuevo propietario ${number}`,
  threshold: 'Firmas requeridas',
  thresholdHint: (count) => `de ${count} ${count === 1 ? 'propietario' : 'propietarios'}`,
  looking: 'Se miran los nuevos propietarios en la cadena.',
  refusedTitle: 'Esto bloquearía el Safe',
  batchFailed: 'Varios cambios no se pueden hacer uno',
  noLibraryText: 'El MultiSendCallOnly oficial no está en esta cadena. Haga los cambios uno a uno.',
  deadlock:
    'El Safe no podría alcanzar nunca más su umbral: demasiados de sus propietarios son Safes que necesitan antes su propia firma. Nadie podría deshacerlo.',
  circle: 'A través de otros Safes, el Safe sería propietario de sí mismo. Esa firma nunca se puede dar.',
  stuckOwner: (who) => `${who} es un Safe que no puede alcanzar su propio umbral: nunca podrá firmar.`,
  contractOwner: (who) =>
    `${who} es un contrato, y no un Safe. Solo puede firmar si su código sabe hacerlo (EIP-1271); si no, es un propietario que nunca firma.`,
  foreignSafe: (who) =>
    `${who} es un Safe, y ninguno de los propietarios de aquí está entre los suyos. Solo sus propios propietarios pueden firmar por él.`,
  safeOwner: (who, threshold, owners) =>
    `${who} es un Safe: firma cuando ${threshold} de sus ${owners} propietarios lo aprueban allí.`,
  unknownOwner: (who) => `La cadena no dijo qué es ${who}. Si es un contrato, puede que nunca pueda firmar.`,
  youGo: 'Después ya no es propietario: no puede firmar nada más para este Safe.',
  anyone: 'Cualquier propietario puede entonces moverlo todo solo.',
  oneOwner: 'Una sola clave lo decide entonces todo. Si se pierde, se pierde todo.',
  allNeeded: (count) =>
    `Los ${count} propietarios deben entonces firmar todos. Si se pierde una clave, el Safe queda bloqueado para siempre.`,
  lowered: (before, after) => `${after} firmas en lugar de ${before} bastan entonces para moverlo todo.`,
  raised: 'Lo que hoy espera con bastantes firmas puede necesitar más después.',
  signaturesLost:
    'Las firmas de los propietarios que se van ya no cuentan, tampoco en transacciones que esperan. Lo que firmaron y se ejecutó queda.',
  errors: {
    zero: 'Es la dirección cero: nadie tiene su clave.',
    sentinel: 'El propio Safe usa esta dirección para marcar los extremos de su lista de propietarios.',
    self: 'Es el propio Safe: no puede firmar por sí mismo.',
    isOwner: 'Ya es propietario.',
    twice: 'Está nombrado dos veces.',
    nobody: 'Un Safe necesita al menos un propietario: sin él, nadie podría volver a firmar por él.',
    tooHigh: (threshold, count) =>
      `${threshold} firmas de ${count} ${count === 1 ? 'propietario' : 'propietarios'} nunca se pueden dar: el Safe quedaría bloqueado. Elija menos.`,
    nothing: 'No cambiaría nada. Añada, quite o reemplace un propietario, o elija otro número de firmas.',
  },
  waitingTitle: (nonces) => `Lo que ya espera cambia propietarios: ${nonces}`,
  waitingText:
    'Un cambio nombra al propietario que está delante de otro en la lista del Safe. Cuando uno se ejecuta, los demás pueden nombrar al equivocado y fallar. Ejecute o rechace antes lo que espera, o vuelva a hacer este cambio después.',
}
