export const sectionOfPagePath = '/section-of-page'
