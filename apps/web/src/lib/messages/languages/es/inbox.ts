import type { LanguagePack } from '../LanguagePack.ts'

export const needs: LanguagePack['needs'] = {
  lead: 'Transacciones y mensajes de sus Safes, y de Safes que son de estos, que esperan su firma, y lo que se puede ejecutar.',
  none: 'El servicio no muestra nada que le espere',
  noneText:
    'Esa es solo su palabra. Cuando una transacción o un mensaje espera su firma, o una se puede ejecutar, se lista aquí.',
  unsupported: 'Ningún propietario la ha firmado',
  message: 'Mensaje',
  as: (name) => `como ${name}`,
  connect: 'Conecte una billetera para ver lo que le espera',
  sign: 'Firmar',
  execute: 'Ejecutar',
  failed: 'No se pudo recorrer todo',
  failedText: 'El servicio no respondió por todos sus Safes. Puede esperarle algo que no está listado aquí.',
}
