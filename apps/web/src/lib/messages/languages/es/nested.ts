import type { LanguagePack } from '../LanguagePack.ts'

export const nested: LanguagePack['nested'] = {
  approves: 'Lo que aprueba',
  executes: 'Lo que ejecuta',
  approvedBy: 'Aprobado por',
  executedBy: 'Ejecutado por',
  inSafe: 'En el Safe',
  hash: 'safeTxHash allí',
  state: 'Firmas allí',
  count: (valid, threshold) => `${valid} de ${threshold} requeridas, verificadas`,
  after: (left) =>
    left <= 0
      ? 'Tiene todas las firmas que necesita.'
      : left === 1
        ? 'Esta aprobación es la última firma que necesita.'
        : `Con esta aprobación necesita ${left - 1} más.`,
  open: 'Mirarla allí',
  unknown: 'Nadie muestra qué representa este hash.',
  inside: (title) => `En el otro Safe: ${title}`,
  tooDeep: 'Las aprobaciones de aprobaciones no acaban.',
  tooMany: (most) => `Habla en otros Safes más de ${most} veces: el resto no se miró.`,
  comesBack: (safe) => `Lo que aprueba lleva de vuelta a ${safe}, que hablaría por sí mismo.`,
  title: 'Propietarios que son Safes',
  aside: 'como los tiene la cadena',
  needs: (threshold, owners) => `${threshold} de sus ${owners} propietarios deben firmar`,
  through: (names) => `por ${names.join(', luego ')}`,
  signAs: (name) => `Firmar como ${name}`,
  stop: 'Ahora no',
  lead: (name) =>
    `${name} firma con una transacción propia, que aprueba el hash de esta en la cadena. Sus propietarios la revisan, firman y ejecutan como cualquier otra; entonces su firma cuenta aquí.`,
  publishing: 'Entregando esta transacción al servicio, para que los otros propietarios vean lo que aprueban',
  publishFailed: 'El servicio no tomó esta transacción',
  publishFailedText: 'Sin ella los otros propietarios aprobarían un hash que nadie puede explicarles. Se guarda aquí.',
  waits: (valid, threshold, nonce) => `Su aprobación espera con el nonce ${nonce}: ${valid} de ${threshold} firmado`,
  look: 'Abrir su aprobación',
  notYours: 'Su cuenta no está entre sus propietarios, ni entre los de estos.',
  deadEnd: 'Callejón sin salida: no alcanza su umbral sin su propia firma, así que nadie puede firmar por él.',
  circle: (name) => `${name} es, a través de otros Safes, propietario de sí mismo.`,
  deadlock: (name) => `${name} no alcanza su umbral sin su propia firma.`,
  alone: (name) => `Uno solo de sus propietarios habla por ${name}.`,
  unread: 'No se pudo leer si hay propietarios que son Safes',
}
