import type { LanguagePack } from '../LanguagePack.ts'

export const standing: LanguagePack['standing'] = {
  label: 'Entre os seus Safes',
  watch: 'Acompanhar este Safe',
  unwatch: 'Parar de acompanhar',
  pin: 'Fixar: comparei o endereço inteiro',
  unpin: 'Desafixar',
  unknownTitle: 'O serviço não conhece este Safe',
  unknownText:
    'Ele foi criado antes de o serviço começar a ler, ou de outro modo que o habitual. O estado vem da blockchain e pode-se assinar por ele; o histórico não é listado.',
  announce: 'Informar o serviço',
  announcing: 'O serviço consulta a blockchain',
  announced: 'O serviço agora o lê, desde a criação',
  announcedText: 'O histórico será listado em instantes. A página olha de novo automaticamente.',
  failed: 'O serviço não aceitou',
  transaction: 'Transação que o criou',
  transactionHint: 'Só onde o serviço não conseguiu encontrá-la por conta própria.',
  transactionError: 'Isto não é o hash de uma transação.',
}
