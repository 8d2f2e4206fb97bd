import type { LanguagePack } from '../LanguagePack.ts'

export const needs: LanguagePack['needs'] = {
  lead: 'Transações e mensagens nos seus Safes, e em Safes dos quais eles são proprietários, que esperam pela sua assinatura, e o que pode ser executado.',
  none: 'O serviço não mostra nada que precise de você',
  noneText:
    'É apenas a palavra dele. Quando uma transação ou mensagem esperar pela sua assinatura, ou puder ser executada, será listada aqui.',
  unsupported: 'Nenhum proprietário a assinou',
  message: 'Mensagem',
  as: (name) => `como ${name}`,
  connect: 'Conecte uma carteira para ver o que espera por você',
  sign: 'Assinar',
  execute: 'Executar',
  failed: 'Não foi possível examinar tudo',
  failedText:
    'O serviço não respondeu por todos os seus Safes. Pode haver algo à sua espera que não está listado aqui.',
}
