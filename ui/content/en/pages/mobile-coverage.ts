import type { PageWriter } from '#ui/content/page-entry.ts'

/** Where mobile service is sold, and what a signal depends on. */
export const mobileCoverage: PageWriter = ({ brand, facts }) => ({
  title: `Cell coverage map by state | ${brand.name} Mobile`,
  description: `See the ${facts.statesServed} states where ${brand.name} sells its service, what the signal at home depends on, and how to check it before you switch.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'Does the signal reach where you live?',
      lead: `We sell service in ${facts.statesServed} states. Find yours on the map; then check your street, which is what counts.`,
      picture: {
        name: 'hillAntenna',
        alt: 'A hill with an antenna; one side has signal and the other lies in its shadow',
      },
      actions: [
        { label: 'See the map', to: '#map' },
        { label: 'Check my address', to: 'address' },
      ],
    },
    {
      kind: 'tool',
      id: 'map',
      heading: 'The states with service',
      lead: 'In color, where we sell internet and mobile lines. The list says the same as the map.',
      tool: 'coverageMap',
    },
    {
      kind: 'feature',
      id: 'read',
      heading: 'What a map can’t tell you',
      paragraphs: [
        'A map paints open ground. Your signal is decided in the last few yards: a block wall, a basement or a rise changes it more than the distance to the antenna.',
      ],
      points: [
        'Less gets inside the house than reaches the sidewalk. Near a window it improves.',
        'Glass with a sun film stops signal almost like a wall.',
        'In a packed stadium there is signal and no room: everything takes longer.',
        'On WiFi, calls go out over your internet and the signal outside stops mattering.',
      ],
      picture: { name: 'wallsSignal' },
      tone: 'sea',
    },
    {
      kind: 'steps',
      id: 'test',
      heading: 'Check it before you switch',
      lead: 'A little while today saves you a return.',
      steps: [
        {
          title: 'Make a short list',
          body: 'Your home, your work, the school, and the road between them. That’s where you spend most of your life.',
        },
        {
          title: 'Try a line',
          body: 'Order a single one and carry it for a few days next to your current phone. Many phones take two lines at once.',
        },
        {
          title: 'Bring the rest',
          body: 'If it wins you over, bring the family’s numbers. If not, cancel at no charge and stay where you were.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Questions about signal',
      items: [
        {
          question: 'My state isn’t on the map. What can I do?',
          answer:
            'Enter your address anyway: we tell you if we plan to get there, and you can leave your email to find out.',
        },
        {
          question: 'Does the line work outside those states?',
          answer:
            'Yes. The map says where we sell the service, not where it works: within the country you call and browse the same when you travel.',
        },
        {
          question: 'How do I improve the signal inside my home?',
          answer:
            'Turn on WiFi calling in your phone’s settings. If the WiFi doesn’t reach a room, a pod solves both.',
        },
        {
          question: 'Why is it slow sometimes with full bars?',
          answer:
            'Bars measure how close you are, not how many people use the antenna. In the late afternoon and at events it’s shared among more of them.',
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'If it reaches your home',
      pages: [
        '/mobile/plans',
        '/mobile/switch',
        '/mobile/byod',
        '/internet/wifi-service/{product}-pods',
        '/stores',
      ],
    },
  ],
})
