import type { LanguagePack } from '../LanguagePack.ts'

export const run: LanguagePack['run'] = {
  title: 'Ejecutar seguidas',
  lead: (count, first) =>
    `${count} transacciones están del todo firmadas y son las siguientes, con los nonces ${first} a ${first + BigInt(count - 1)}. Cada una se verifica de nuevo y se confirma por separado en su billetera; la primera que no pasa lo termina, y el resto sigue en la cola.`,
  start: (count) => `Ejecutar ${count} seguidas`,
  connect: 'Conecte una billetera para ejecutarlas',
  close: 'Cerrar la lista',
  steps: {
    waiting: 'espera',
    left: 'no intentada, sigue en la cola',
    checking: 'verificándose',
    asking: 'confirme en su billetera',
    sent: 'enviada, esperando a la cadena',
    executed: 'ejecutada',
    stopped: 'parado aquí',
  },
  progress: (done, count) => `${done} de ${count} ejecutadas`,
  done: (count) => `Las ${count} se ejecutaron`,
  doneText: 'Los registros del propio Safe en la cadena confirman cada una.',
  stopped: (nonce) => `Parado en el nonce ${nonce}`,
  left: (count) => (count === 1 ? 'Queda 1 en la cola.' : `Quedan ${count} en la cola.`),
  obstacles: {
    past: 'Entretanto se usó su nonce: se ejecutó o se reemplazó.',
    unsigned: 'Ya no tiene las firmas que necesita.',
    account: 'La billetera usa otra cuenta que al principio, o ya no está conectada.',
    chain: 'La billetera está en otra cadena.',
    danger: 'Cambia algo que necesita un sí propio. Ábrala y ejecútela allí.',
  },
}
