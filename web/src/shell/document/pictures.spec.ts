import { describe, expect, it } from '@jest/globals';
import { withoutStyleAttributes } from './pictures';

describe('[S14] style attributes of a drawn screen', () => {
  it('become rules, each once', () => {
    const html =
      '<a style="height:100%"></a><b style="color:red;--f:&quot;x&quot;"></b><i style="height:100%"></i>';
    expect(withoutStyleAttributes(html)).toEqual({
      html: '<a data-style="0"></a><b data-style="1"></b><i data-style="0"></i>',
      rules: '[data-style="0"]{height:100%}[data-style="1"]{color:red;--f:"x"}',
    });
  });

  it('change nothing where there are none', () => {
    expect(withoutStyleAttributes('<a title="style">')).toEqual({ html: '<a title="style">', rules: '' });
  });
});
