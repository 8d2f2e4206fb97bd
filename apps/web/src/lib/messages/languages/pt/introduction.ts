import type { LanguagePack } from '../LanguagePack.ts'

export const introduction: LanguagePack['introduction'] = {
  title: 'Primeira vez aqui? Três passos curtos',
  progress: (step, count) => `Passo ${step} de ${count}`,
  steps: [
    {
      title: 'Um Safe é uma conta com vários proprietários',
      text: 'O dinheiro fica em um contrato na blockchain. Nada sai antes que tantos proprietários quantos vocês combinaram tenham assinado: dois de três, por exemplo. Assim, uma chave perdida não perde nada.',
    },
    {
      title: 'Um propõe, cada um confere, os suficientes assinam',
      text: 'Cada proprietário vê aqui o que uma transação faz, deduzido dos bytes dela neste navegador. Compare o hash com o que a sua carteira ou dispositivo mostra, e então assine. A última assinatura permite executá-la.',
    },
    {
      title: 'Comece olhando',
      text: 'Para ler não é preciso carteira: abra um Safe pelo endereço. Para assinar, conecte a carteira de um proprietário. Os seus nomes, rascunhos e configurações ficam neste navegador; em Configurações você os salva em um arquivo.',
    },
  ],
  skip: 'Pular',
  back: 'Voltar',
  next: 'Próximo',
  done: 'Concluir',
}
