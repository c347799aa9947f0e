export const teksten = {
  kaderOnvolledig:
    'De eerste stap van deze gevelvulling is intussen gewijzigd en niet meer volledig. Vul die aan; wat u hier hebt ingevuld, blijft staan.',
} as const;
