export const teksten = { label: 'Groeperen op', geen: 'Niet groeperen' } as const;
