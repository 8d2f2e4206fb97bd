import type { LanguagePack } from '../LanguagePack.ts'

export const introduction: LanguagePack['introduction'] = {
  title: '¿Primera vez aquí? Tres pasos cortos',
  progress: (step, count) => `Paso ${step} de ${count}`,
  steps: [
    {
      title: 'Un Safe es una cuenta con varios propietarios',
      text: 'Su dinero está en un contrato en la cadena. Nada sale de él antes de que hayan firmado tantos propietarios como acordaron: dos de tres, por ejemplo. Con una clave perdida no se pierde entonces nada.',
    },
    {
      title: 'Uno propone, cada uno comprueba, bastantes firman',
      text: 'Cada propietario ve aquí lo que hace una transacción, averiguado de sus bytes en este navegador. Compare el hash con lo que muestra su billetera o dispositivo, y firme. La última firma permite ejecutarla.',
    },
    {
      title: 'Empiece por mirar',
      text: 'Para leer no hace falta billetera: abra un Safe por su dirección. Para firmar, conecte la billetera de un propietario. Sus nombres, borradores y ajustes se quedan en este navegador; en Ajustes los guarda en un archivo.',
    },
  ],
  skip: 'Saltar',
  back: 'Atrás',
  next: 'Siguiente',
  done: 'Listo',
}
