import type { LanguagePack } from '../LanguagePack.ts'

export const introduction: LanguagePack['introduction'] = {
  title: 'Neu hier? Drei kurze Schritte',
  progress: (step, count) => `Schritt ${step} von ${count}`,
  steps: [
    {
      title: 'Ein Safe ist ein Konto mit mehreren Eigentümern',
      text: 'Sein Geld liegt in einem Vertrag auf der Chain. Nichts verlässt ihn, bevor so viele Eigentümer signiert haben, wie Sie vereinbart haben: zwei von dreien etwa. Mit einem verlorenen Schlüssel ist dann nichts verloren.',
    },
    {
      title: 'Einer schlägt vor, jeder prüft, genug signieren',
      text: 'Jeder Eigentümer sieht hier, was eine Transaktion tut, in diesem Browser aus ihren Bytes ermittelt. Vergleichen Sie den Hash mit dem, was Ihre Wallet oder Ihr Gerät zeigt, und signieren Sie. Mit der letzten Signatur lässt sie sich ausführen.',
    },
    {
      title: 'Beginnen Sie mit Ansehen',
      text: 'Zum Lesen braucht es keine Wallet: Öffnen Sie einen Safe über seine Adresse. Zum Signieren verbinden Sie die Wallet eines Eigentümers. Ihre Namen, Entwürfe und Einstellungen bleiben in diesem Browser; unter Einstellungen sichern Sie sie in eine Datei.',
    },
  ],
  skip: 'Überspringen',
  back: 'Zurück',
  next: 'Weiter',
  done: 'Fertig',
}
