import type { LanguagePack } from '../LanguagePack.ts'

export const needs: LanguagePack['needs'] = {
  lead: 'Transakcje i wiadomości w twoich kontach Safe i w tych, których są one właścicielami, czekające na twój podpis, oraz to, co można wykonać.',
  none: 'Usługa nie pokazuje niczego, co na ciebie czeka',
  noneText:
    'To tylko jej słowo. Gdy transakcja lub wiadomość czeka na twój podpis albo można coś wykonać, pojawia się to tutaj.',
  unsupported: 'Nie podpisał jej żaden właściciel',
  message: 'Wiadomość',
  as: (name) => `jako ${name}`,
  connect: 'Połącz portfel, aby zobaczyć, co na ciebie czeka',
  sign: 'Podpisz',
  execute: 'Wykonaj',
  failed: 'Nie udało się przejrzeć wszystkiego',
  failedText: 'Usługa nie odpowiedziała dla wszystkich twoich kont Safe. Może na ciebie czekać coś, czego tu nie ma.',
}
