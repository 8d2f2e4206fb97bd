import type { LanguagePack } from '../LanguagePack.ts'

export const introduction: LanguagePack['introduction'] = {
  title: 'È la prima volta? Tre brevi passi',
  progress: (step, count) => `Passo ${step} di ${count}`,
  steps: [
    {
      title: 'Un Safe è un conto con più proprietari',
      text: 'Il suo denaro è in un contratto sulla chain. Nulla ne esce prima che abbiano firmato tanti proprietari quanti concordati: due di tre, per esempio. Così una chiave persa non fa perdere nulla.',
    },
    {
      title: 'Uno propone, ciascuno controlla, abbastanza firmano',
      text: 'Ogni proprietario vede qui che cosa fa una transazione, ricavato dai suoi byte in questo browser. Confronta l’hash con ciò che mostra il tuo wallet o dispositivo, poi firma. L’ultima firma permette di eseguirla.',
    },
    {
      title: 'Inizia guardando',
      text: 'Per leggere non serve un wallet: apri un Safe dal suo indirizzo. Per firmare, connetti il wallet di un proprietario. I tuoi nomi, bozze e impostazioni restano in questo browser; in Impostazioni li salvi in un file.',
    },
  ],
  skip: 'Salta',
  back: 'Indietro',
  next: 'Avanti',
  done: 'Fatto',
}
