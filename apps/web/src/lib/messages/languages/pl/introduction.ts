import type { LanguagePack } from '../LanguagePack.ts'

export const introduction: LanguagePack['introduction'] = {
  title: 'Pierwszy raz tutaj? Trzy krótkie kroki',
  progress: (step, count) => `Krok ${step} z ${count}`,
  steps: [
    {
      title: 'Safe to konto z kilkoma właścicielami',
      text: 'Jego pieniądze leżą w kontrakcie w blockchainie. Nic z niego nie wyjdzie, zanim nie podpisze tylu właścicieli, ilu uzgodniono: na przykład dwóch z trzech. Jeden utracony klucz nie oznacza wtedy straty.',
    },
    {
      title: 'Jeden proponuje, każdy sprawdza, podpisuje dość osób',
      text: 'Każdy właściciel widzi tutaj, co robi transakcja, ustalone z jej bajtów w tej przeglądarce. Porównaj hash z tym, co pokazuje portfel lub urządzenie, a potem podpisz. Ostatni podpis pozwala ją wykonać.',
    },
    {
      title: 'Zacznij od oglądania',
      text: 'Do odczytu portfel nie jest potrzebny: otwórz Safe po adresie. Aby podpisać, połącz portfel właściciela. Twoje nazwy, szkice i ustawienia zostają w tej przeglądarce; w Ustawieniach zapiszesz je do pliku.',
    },
  ],
  skip: 'Pomiń',
  back: 'Wstecz',
  next: 'Dalej',
  done: 'Gotowe',
}
