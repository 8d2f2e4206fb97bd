import type { LanguagePack } from '../LanguagePack.ts'

export const introduction: LanguagePack['introduction'] = {
  title: 'Nieuw hier? Drie korte stappen',
  progress: (step, count) => `Stap ${step} van ${count}`,
  steps: [
    {
      title: 'Een Safe is een rekening met meerdere eigenaren',
      text: 'Het geld ligt in een contract op de chain. Er gaat niets uit voordat zoveel eigenaren als jullie hebben afgesproken, hebben ondertekend: twee van drie, bijvoorbeeld. Een verloren sleutel kost dan niets.',
    },
    {
      title: 'Eén stelt voor, ieder controleert, genoeg ondertekenen',
      text: 'Elke eigenaar ziet hier wat een transactie doet, in deze browser uit haar bytes afgeleid. Vergelijk de hash met wat je wallet of apparaat toont, en onderteken dan. Met de laatste handtekening kan ze worden uitgevoerd.',
    },
    {
      title: 'Begin met kijken',
      text: 'Om te lezen is geen wallet nodig: open een Safe met zijn adres. Om te ondertekenen verbind je de wallet van een eigenaar. Je namen, concepten en instellingen blijven in deze browser; onder Instellingen sla je ze op in een bestand.',
    },
  ],
  skip: 'Overslaan',
  back: 'Terug',
  next: 'Volgende',
  done: 'Klaar',
}
